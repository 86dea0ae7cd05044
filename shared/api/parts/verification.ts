import * as z from 'zod';
import { adminInstaller } from '../fields/admin-fields.ts';
import { requiredLine, uuid } from '../fields/common-fields.ts';
import { defineRoute } from '../route/route.ts';

/** The decisions of an administrator about the SAA number of an installer. */

const base = { group: 'admin', status: 200, access: 'admin' } as const;
const params = z.strictObject({ id: uuid });
const oneInstaller = z.strictObject({ installer: adminInstaller });
const version = z.int().min(1);

export const verificationDecisionRoutes = {
  verifyInstaller: defineRoute({
    ...base,
    name: 'verifyInstaller',
    method: 'POST',
    path: '/api/admin/installers/{id}/verification',
    summary:
      'Marks the SAA number of an installer as verified. Refused if the profile has changed since the version that was seen.',
    params,
    body: z.strictObject({ version }),
    response: oneInstaller,
    example: { who: 'admin', params: { id: '{assignee}' }, body: { version: 1 } },
    errors: ['conflict'],
    origin: 'implied',
  }),
  unverifyInstaller: defineRoute({
    ...base,
    name: 'unverifyInstaller',
    method: 'DELETE',
    path: '/api/admin/installers/{id}/verification',
    summary: 'Removes the verification of an installer.',
    params,
    response: oneInstaller,
    example: { who: 'admin', params: { id: '{otherInstaller}' } },
    errors: ['conflict'],
    origin: 'implied',
  }),
  declineVerification: defineRoute({
    ...base,
    name: 'declineVerification',
    method: 'POST',
    path: '/api/admin/installers/{id}/verification-decline',
    summary:
      'Declines the verification of an installer, with a reason that the installer reads. The installer is checked again once they change the number, the company name or the accreditations. Refused if the profile has changed since the version that was seen.',
    params,
    body: z.strictObject({ version, reason: requiredLine(500, 'Please say why') }),
    response: oneInstaller,
    example: {
      who: 'admin',
      params: { id: '{otherInstaller}' },
      body: { version: 1, reason: 'The number has expired' },
    },
    errors: ['conflict', 'wrong_state'],
    origin: 'implied',
  }),
};
