import * as z from 'zod';
import {
  adminInstaller,
  adminJob,
  adminRetailer,
  editedInstallerFields,
  editedJobFields,
  editedRetailerFields,
  editOf,
  mailStopped,
} from './fields/admin-fields.ts';
import { emptyBody, line, nextCursor, pageQuery, requiredLine, timestamp, uuid } from './fields/common-fields.ts';
import { editedInstallerLabels, editedJobLabels, editedRetailerLabels } from './fields/profile-labels.ts';
import { credentialCheckRoutes, credentialNumberRoutes } from './parts/credentials.ts';
import { healthRoutes } from './parts/health.ts';
import { oversightRoutes } from './parts/oversight.ts';
import { adminReportRoutes } from './parts/reports.ts';
import { adminPhotoRoutes } from './parts/shown-photos.ts';
import { verificationDecisionRoutes } from './parts/verification.ts';
import { defineRoute } from './route/route.ts';

/** The calls of administrators. The audit log records each change with the administrator and the old and new values. */

const base = { group: 'admin', status: 200, access: 'admin' } as const;
const params = z.strictObject({ id: uuid });
const query = z.strictObject({ search: line(200).optional(), ...pageQuery });
/** An account and the time of its suspension, which is null if the account is not suspended. */
const standing = z.strictObject({ id: uuid, suspendedAt: timestamp.nullable() });

export const adminGroupRoutes = {
  ...oversightRoutes,
  ...healthRoutes,
  ...adminReportRoutes,
  ...adminPhotoRoutes,
  getAdminTotals: defineRoute({
    ...base,
    name: 'getAdminTotals',
    method: 'GET',
    path: '/api/admin/totals',
    summary: 'How many retailers, installers and jobs there are, and how many installers are not verified.',
    response: z.strictObject({
      retailers: z.number(),
      installers: z.number(),
      jobs: z.number(),
      unverified: z.number(),
    }),
    changesWith: ['adminInstallers'],
    example: { who: 'admin' },
    errors: [],
    origin: 'implied',
  }),
  listAdminRetailers: defineRoute({
    ...base,
    name: 'listAdminRetailers',
    method: 'GET',
    path: '/api/admin/retailers',
    summary:
      'All retailers, newest first. A search keeps those whose company, contact or email address has a word that starts with each searched word.',
    query,
    response: z.strictObject({ retailers: z.array(adminRetailer), nextCursor }),
    changesWith: ['adminRetailers'],
    example: { who: 'admin', query: { search: 'bright roofs', cursor: '{cursor}' } },
    errors: ['invalid'],
    origin: 'specified',
  }),
  listAdminInstallers: defineRoute({
    ...base,
    name: 'listAdminInstallers',
    method: 'GET',
    path: '/api/admin/installers',
    summary:
      'All installers, newest first. A search keeps those whose company, contact, phone number or location has a word that starts with each searched word.',
    query,
    response: z.strictObject({ installers: z.array(adminInstaller), nextCursor }),
    changesWith: ['adminInstallers'],
    example: { who: 'admin', query: { search: 'sunny blacktown', cursor: '{cursor}' } },
    errors: ['invalid'],
    origin: 'specified',
  }),
  listAdminJobs: defineRoute({
    ...base,
    name: 'listAdminJobs',
    method: 'GET',
    path: '/api/admin/jobs',
    summary:
      'All jobs, newest first. A search keeps those whose number, title, address or status has a word that starts with each searched word.',
    query,
    response: z.strictObject({ jobs: z.array(adminJob), nextCursor }),
    changesWith: ['adminJobs'],
    example: { who: 'admin', query: { search: 'booked castle', cursor: '{cursor}' } },
    errors: ['invalid'],
    origin: 'specified',
  }),
  listUnverified: defineRoute({
    ...base,
    name: 'listUnverified',
    method: 'GET',
    path: '/api/admin/unverified',
    summary: 'The installers whose SAA number is unchecked. The installer who joined first is first.',
    query: z.strictObject(pageQuery),
    response: z.strictObject({ installers: z.array(adminInstaller), nextCursor }),
    changesWith: ['adminInstallers'],
    example: { who: 'admin', query: { cursor: '{cursor}' } },
    errors: ['invalid'],
    origin: 'implied',
  }),
  ...verificationDecisionRoutes,
  ...credentialCheckRoutes,
  editRetailer: defineRoute({
    ...base,
    name: 'editRetailer',
    method: 'PATCH',
    path: '/api/admin/retailers/{id}',
    summary:
      'Changes some fields of a retailer. A field that has changed since it was seen is refused. An ABN is taken from the company that has it.',
    params,
    body: editOf(editedRetailerFields, editedRetailerLabels),
    response: z.strictObject({ retailer: adminRetailer }),
    example: {
      who: 'admin',
      params: { id: '{quietRetailer}' },
      body: {
        companyName: 'Quiet Roofs',
        contactName: 'Quinn Quiet',
        contactEmail: 'quinn@example.com',
        contactPhone: '02 5550 1400',
        website: 'https://quiet.example.com',
        companyBio: 'Quiet',
        abnNumber: '83914571673',
        seen: {},
      },
    },
    errors: ['conflict'],
    origin: 'specified',
  }),
  editInstaller: defineRoute({
    ...base,
    name: 'editInstaller',
    method: 'PATCH',
    path: '/api/admin/installers/{id}',
    summary: 'Changes some fields of an installer. A field that has changed since it was seen is refused.',
    params,
    body: editOf(editedInstallerFields, editedInstallerLabels),
    response: z.strictObject({ installer: adminInstaller }),
    example: {
      who: 'admin',
      params: { id: '{otherInstaller}' },
      body: {
        companyName: 'Other Side',
        contactName: 'Ola Other',
        contactPhone: '0491 570 156',
        location: 'Blacktown NSW 2148',
        accreditations: ['PV'],
        installRadius: 0,
        availability: 'lead_time',
        leadTimeDays: 0,
        seen: {},
      },
    },
    errors: ['conflict'],
    origin: 'specified',
  }),
  editJob: defineRoute({
    ...base,
    access: 'jobAdmin',
    name: 'editJob',
    method: 'PATCH',
    path: '/api/admin/jobs/{id}',
    summary:
      'Changes some fields of a job, and sets its status, whatever it was before. The reason is kept with the change, and both companies can read it. A field that has changed since it was seen is refused.',
    params,
    body: editOf(editedJobFields, editedJobLabels).extend({ reason: requiredLine(500, 'Please say why').optional() }),
    response: z.strictObject({ job: adminJob }),
    example: {
      who: 'admin',
      params: { id: '{draft}' },
      body: {
        title: 'Two roofs',
        description: 'Both face north',
        address: '12 Hill Street, Castle Hill NSW 2154',
        status: 'posted',
        priceExGst: '4200.50',
        isPublic: true,
        reason: 'The retailer asked for it',
        seen: {},
      },
    },
    errors: ['conflict'],
    origin: 'specified',
  }),
  suspendPerson: defineRoute({
    ...base,
    name: 'suspendPerson',
    method: 'POST',
    path: '/api/admin/people/{id}/suspension',
    summary:
      'Suspends an account, starting with its next request. Its pages, its marker on the map and its open jobs are hidden, and its open invitations and applications end. Administrators cannot be suspended.',
    params,
    body: z.strictObject({ reason: requiredLine(500, 'Please say why') }),
    response: standing,
    example: { who: 'admin', params: { id: '{quietRetailer}' }, body: { reason: 'Took money' } },
    errors: ['conflict', 'wrong_state'],
    origin: 'implied',
  }),
  restorePerson: defineRoute({
    ...base,
    name: 'restorePerson',
    method: 'DELETE',
    path: '/api/admin/people/{id}/suspension',
    summary:
      'Ends the suspension of an account. Hidden pages and jobs are shown again. Invitations and applications that ended stay ended.',
    params,
    response: standing,
    example: { who: 'admin', params: { id: '{otherInstaller}' } },
    errors: ['conflict'],
    origin: 'implied',
  }),
  resetTwoFactor: defineRoute({
    ...base,
    name: 'resetTwoFactor',
    method: 'DELETE',
    path: '/api/admin/people/{id}/two-factor',
    summary:
      'Turns off two-factor sign-in for an owner who has lost their phone and recovery codes, signs them out everywhere and emails them. Operators do it for administrators.',
    params,
    response: z.strictObject({ id: uuid, twoFactorSince: timestamp.nullable() }),
    example: { who: 'admin', params: { id: '{otherInstaller}' } },
    errors: ['conflict', 'wrong_state'],
    origin: 'implied',
  }),
  allowMail: defineRoute({
    ...base,
    name: 'allowMail',
    method: 'POST',
    path: '/api/admin/people/{id}/mail',
    summary:
      'Allows emails to a user again after a hard bounce or a spam complaint. Refused if another one has happened since the caller read it.',
    params,
    body: z.strictObject({ stoppedAt: timestamp }),
    response: z.strictObject({ id: uuid, mailStopped }),
    example: { who: 'admin', params: { id: '{otherInstaller}' }, body: { stoppedAt: '2026-01-01T00:00:00.000Z' } },
    errors: ['conflict'],
    origin: 'implied',
  }),
};

export const verificationRoutes = {
  ...credentialNumberRoutes,
  viewSaaNumber: defineRoute({
    group: 'verification',
    status: 200,
    access: 'admin',
    name: 'viewSaaNumber',
    method: 'POST',
    path: '/api/admin/installers/{id}/saa-number',
    summary:
      'Shows the SAA number of an installer to an administrator, who compares it with the register. The audit records each request first. No other call shows the number.',
    params,
    body: emptyBody,
    response: z.strictObject({ saaNumber: z.string(), version: z.number() }),
    example: { who: 'admin', params: { id: '{otherInstaller}' }, body: {} },
    errors: [],
    notRepeatable: true,
    origin: 'implied',
  }),
};

export const adminRoutes = { ...adminGroupRoutes, ...verificationRoutes };
