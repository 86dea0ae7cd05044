import * as z from 'zod';
import { inviteStatuses, jobStatuses, saaAccreditations } from '../domain/jobs/job.ts';
import { childId, line, nextCursor, pageQuery, text, uuid, whole } from './fields/common-fields.ts';
import { fitView } from './fields/find-work-fields.ts';
import { applicationView, inviteView, oneJob, termChange } from './fields/job-views.ts';
import { verifiedAt } from './fields/profile-fields.ts';
import { defineRoute } from './route/route.ts';

const jobParams = z.strictObject({ id: uuid });
const ownParams = z.strictObject({ id: childId });
const base = { group: 'applications', status: 200 } as const;

export const leadTimeDays = whole({
  min: 1,
  max: 365,
  tooSmall: 'Lead time must be at least 1 day',
  tooLarge: 'Lead time cannot exceed 365 days',
});

const reputation = {
  averageRating: z.number().nullable(),
  reviewCount: z.number(),
  completedJobs: z.number(),
};
const jobSummary = z.strictObject({
  number: z.string().nullable(),
  title: z.string(),
  suburb: z.string().nullable(),
  state: z.string().nullable(),
  status: z.enum(jobStatuses),
});

/** The version of the job's terms that the caller saw. A request without a version agrees to the current terms. */
const termsVersion = z.number().int().positive().optional();

export const applicationRoutes = {
  acceptJob: defineRoute({
    ...base,
    name: 'acceptJob',
    method: 'POST',
    path: '/api/jobs/{id}/accept',
    access: 'jobTaker',
    summary: 'An installer with an invitation or a live share link accepts the job.',
    params: jobParams,
    body: z.strictObject({ shareToken: line(100).optional(), termsVersion }).prefault({}),
    response: oneJob,
    example: { who: 'assignee', params: { id: '{private}' }, body: { shareToken: '{shareToken}' } },
    errors: ['wrong_state', 'terms_changed', 'forbidden', 'profile_incomplete', 'invalid'],
    origin: 'specified',
  }),
  applyForJob: defineRoute({
    ...base,
    name: 'applyForJob',
    method: 'POST',
    path: '/api/jobs/{id}/apply',
    access: 'jobSeeker',
    summary: 'An installer applies for a posted job.',
    params: jobParams,
    body: z.strictObject({ message: text(2000).default(''), leadTimeDays, termsVersion }),
    response: z.strictObject({ application: applicationView }),
    status: 201,
    example: { who: 'otherInstaller', params: { id: '{open}' }, body: { message: 'Hello', leadTimeDays: '7' } },
    errors: ['wrong_state', 'terms_changed', 'already_exists', 'profile_incomplete', 'invalid'],
    origin: 'specified',
  }),
  listJobApplications: defineRoute({
    ...base,
    name: 'listJobApplications',
    method: 'GET',
    path: '/api/jobs/{id}/applications',
    access: 'jobOwnerOrAdmin',
    summary:
      'The applicants for the job, with their ratings, accreditations, earlier jobs for the owner, and how well they fit.',
    params: jobParams,
    query: z.strictObject({
      ...pageQuery,
      /** Limits the answer to the application of this installer. */
      installerId: uuid.optional(),
    }),
    response: z.strictObject({
      applications: z.array(
        applicationView.extend({
          companyName: z.string(),
          contactName: z.string(),
          location: z.string(),
          ...reputation,
          verifiedAt,
          accreditations: z.array(z.enum(saaAccreditations)),
          /** The installer's past and current jobs for this retailer. */
          jobsTogether: z.number(),
          /** How well the job fits, with the lead time of the application. Null for an installer without a profile. */
          fit: fitView.nullable(),
          /** The terms of the job that have changed since this installer applied. */
          changes: z.array(termChange),
          /** Whether the owner has chosen this applicant, who must first confirm the changed terms. */
          awaitsConfirmation: z.boolean(),
        }),
      ),
      nextCursor,
    }),
    changesWith: ['job', 'applications'],
    example: { who: 'owner', params: { id: '{applied}' }, query: { cursor: '{cursor}' } },
    errors: ['invalid'],
    origin: 'specified',
  }),
  listOwnApplications: defineRoute({
    ...base,
    name: 'listOwnApplications',
    method: 'GET',
    path: '/api/applications/installer',
    access: 'installer',
    summary: "The installer's own applications, newest first.",
    query: z.strictObject(pageQuery),
    response: z.strictObject({ applications: z.array(applicationView.extend({ job: jobSummary })), nextCursor }),
    changesWith: ['jobs'],
    example: { who: 'assignee', query: { cursor: '{cursor}' } },
    errors: ['invalid'],
    origin: 'specified',
  }),
  reviewApplications: defineRoute({
    ...base,
    name: 'reviewApplications',
    method: 'POST',
    path: '/api/jobs/{id}/applications/review',
    access: 'jobOwner',
    summary: 'Marks the new ones among the applications that the owner has opened as reviewed.',
    params: jobParams,
    body: z.strictObject({ installerIds: z.array(uuid).min(1).max(50) }),
    status: 204,
    example: { who: 'owner', params: { id: '{applied}' }, body: { installerIds: ['{assignee}'] } },
    errors: ['wrong_state', 'invalid'],
    origin: 'implied',
  }),
  decideApplication: defineRoute({
    ...base,
    name: 'decideApplication',
    method: 'PUT',
    path: '/api/applications/{id}',
    access: 'applicationDecider',
    summary:
      'The owner accepts an application, which awards the job, or rejects it. If the terms have changed since the application, the job is offered to the applicant instead.',
    params: ownParams,
    body: z.strictObject({
      status: z.enum(['accepted', 'rejected'], { error: 'Accept or reject' }),
      /** Ignored unless the caller accepts. */
      termsVersion,
    }),
    response: z.strictObject({ application: applicationView }),
    example: { who: 'owner', params: { id: '{application}' }, body: { status: 'rejected' } },
    errors: ['wrong_state', 'terms_changed', 'invalid'],
    origin: 'specified',
  }),
  withdrawApplication: defineRoute({
    ...base,
    name: 'withdrawApplication',
    method: 'POST',
    path: '/api/applications/{id}/withdraw',
    access: 'applicant',
    summary: 'The installer withdraws an application while the job is posted.',
    params: ownParams,
    body: z.strictObject({}).prefault({}),
    status: 204,
    example: { who: 'assignee', params: { id: '{application}' }, body: {} },
    errors: ['wrong_state'],
    origin: 'implied',
  }),
  listJobInvites: defineRoute({
    ...base,
    name: 'listJobInvites',
    method: 'GET',
    path: '/api/jobs/{id}/invites',
    access: 'jobOwnerOrAdmin',
    summary: 'The installers the owner invited and their answers.',
    params: jobParams,
    query: z.strictObject(pageQuery),
    response: z.strictObject({ invites: z.array(inviteView.extend({ companyName: z.string() })), nextCursor }),
    changesWith: ['job'],
    example: { who: 'owner', params: { id: '{private}' }, query: { cursor: '{cursor}' } },
    errors: ['invalid'],
    origin: 'specified',
  }),
  listCandidates: defineRoute({
    ...base,
    name: 'listCandidates',
    method: 'GET',
    path: '/api/jobs/{id}/candidates',
    access: 'jobOwner',
    summary:
      'The installers that the owner can invite: those who fit the job first, the preferred ones before the rest, then the others, and last those whose radius does not reach it, each with the reasons. `first` puts one of them at the top, and `search` finds them by words of their company, contact name and suburb.',
    params: jobParams,
    query: z.strictObject({ ...pageQuery, first: uuid.optional(), search: line(100).optional() }),
    response: z.strictObject({
      installers: z.array(
        z.strictObject({
          id: uuid,
          companyName: z.string(),
          location: z.string(),
          ...reputation,
          verifiedAt,
          isPreferred: z.boolean(),
          /** Whether the installer has applied for one of the owner's jobs or been awarded one. */
          isKnown: z.boolean(),
          accreditations: z.array(z.enum(saaAccreditations)),
          /** The installer's past and current jobs for this retailer. */
          jobsTogether: z.number(),
          fit: fitView,
          inviteStatus: z.enum(inviteStatuses).nullable(),
          /** Whether an application of the installer waits for the owner's answer. */
          hasApplied: z.boolean(),
        }),
      ),
      total: z.number(),
      fitting: z.number(),
      nextCursor,
    }),
    changesWith: ['job', 'preferred'],
    example: {
      who: 'owner',
      params: { id: '{private}' },
      query: { first: '00000000-0000-4000-8000-000000000000', search: 'sunny blacktown' },
    },
    errors: ['invalid'],
    origin: 'implied',
  }),
  inviteInstallers: defineRoute({
    ...base,
    name: 'inviteInstallers',
    method: 'POST',
    path: '/api/jobs/{id}/invites',
    access: 'jobOwner',
    summary:
      'Invites up to 10 installers to a posted job, public or private. An open or answered invitation stays as it is, and the answer names its installer.',
    params: jobParams,
    body: z.strictObject({
      installerIds: z
        .array(uuid)
        .min(1, { error: 'Choose at least one installer' })
        .max(10, { error: 'Invite up to 10 installers at once' }),
      message: text(2000).default(''),
    }),
    response: z.strictObject({
      invites: z.array(inviteView),
      /** The installers who got no new invitation because they have an open or answered one. */
      unchanged: z.array(uuid),
    }),
    status: 201,
    example: {
      who: 'owner',
      params: { id: '{private}' },
      body: { installerIds: ['{otherInstaller}'], message: 'Interested?' },
    },
    errors: ['wrong_state', 'invalid', 'rate_limited'],
    limit: 'invite',
    origin: 'implied',
  }),
  listOwnInvites: defineRoute({
    ...base,
    name: 'listOwnInvites',
    method: 'GET',
    path: '/api/invites',
    access: 'installer',
    summary: "The installer's pending invitations, newest first.",
    query: z.strictObject(pageQuery),
    response: z.strictObject({ invites: z.array(inviteView.extend({ job: jobSummary })), nextCursor }),
    changesWith: ['jobs'],
    example: { who: 'assignee', query: { cursor: '{cursor}' } },
    errors: ['invalid'],
    origin: 'implied',
  }),
  respondToInvite: defineRoute({
    ...base,
    name: 'respondToInvite',
    method: 'POST',
    path: '/api/invites/{id}/respond',
    access: 'invitee',
    summary: 'The invited installer accepts, which awards the job, or declines, with a reason if they like.',
    params: ownParams,
    body: z.strictObject({
      status: z.enum(['accepted', 'declined'], { error: 'Accept or decline' }),
      /** Stored only if the installer declines. */
      reason: line(500).optional(),
      /** Ignored unless the installer accepts. */
      termsVersion,
    }),
    response: z.strictObject({ invite: inviteView }),
    example: { who: 'assignee', params: { id: '{invite}' }, body: { status: 'declined' } },
    errors: ['wrong_state', 'terms_changed', 'profile_incomplete', 'invalid'],
    origin: 'implied',
  }),
};
