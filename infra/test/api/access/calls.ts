import { randomUUID } from 'node:crypto';
import { jobForm, png, upload } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { inDays } from '../../harness/days.ts';
import { type Cast, roleOf } from './cast.ts';
import type { ActorName, Situation } from './expectations.ts';
import type { JobLabel } from './job-expectations.ts';
import type { PersonalLabel } from './personal-expectations.ts';
import type { Relation, StagedJob } from './staged-job.ts';

/** How to make each call in the matrix: the ids in its path and a valid body. The label contains its method and path. */
export interface Recipe<T> {
  params?(thing: T): Record<string, string>;
  query?: string;
  body?(thing: T, actor: ActorName): Record<string, unknown>;
  /** Fields of the body that identify the item. An invalid body keeps them. */
  names?: readonly string[];
  /** What the job needs, in addition to the actor's own relation, for the call to succeed. */
  needs?: readonly Relation[];
  needsFinished?: true;
  /** A read that also writes something. */
  remembers?: true;
  /** The situations in which a successful call leaves the job usable for the next call. `true` means all of them. */
  leaves?: true | readonly Situation[];
}

type JobRecipe = Recipe<StagedJob>;
const job: JobRecipe = { params: ({ id }) => ({ id }) };
const empty = () => ({});
const object = (name: 'photo' | 'preApproval' | 'evidence' | 'remittance'): JobRecipe => ({
  params: (staged) => ({ objectKey: staged[name] }),
});
const soon = inDays(9);

export const jobCalls = (cast: Cast): Record<JobLabel, JobRecipe> => ({
  'GET /api/jobs/{id}': job,
  'GET /api/public/jobs/{id}': job,
  'GET /api/jobs/shared/{shareToken}': {
    params: ({ shareToken }) => ({ shareToken }),
    remembers: true,
    leaves: true,
  },
  'PUT /api/jobs/{id}': { leaves: true, ...job, body: ({ form }) => form },
  'DELETE /api/jobs/{id}': job,
  'POST /api/jobs/{id}/share': { ...job, body: () => ({ rotate: true }) },
  'GET /api/jobs/{id}/share': job,
  'DELETE /api/jobs/{id}/share': job,
  'POST /api/jobs/{id}/cancel': { ...job, body: () => ({ reason: 'The roof is gone' }) },
  'PATCH /api/admin/jobs/{id}': { leaves: true, ...job, body: () => ({ description: 'Both face north' }) },
  'GET /api/jobs/{id}/candidates': job,
  'GET /api/jobs/{id}/calendar': job,
  'GET /api/jobs/{id}/invites': job,
  'POST /api/jobs/{id}/invites': {
    leaves: true,
    ...job,
    body: () => ({ installerIds: [cast.browsers.installer.userId] }),
  },
  'POST /api/invites/{id}/respond': {
    params: ({ inviteId }) => ({ id: inviteId }),
    body: () => ({ status: 'accepted' }),
  },
  'POST /api/jobs/{id}/apply': { leaves: true, ...job, body: () => ({ message: 'Me too', leadTimeDays: 3 }) },
  'GET /api/jobs/{id}/applications': job,
  'POST /api/jobs/{id}/applications/review': {
    leaves: true,
    ...job,
    body: () => ({ installerIds: [cast.browsers.applicant.userId] }),
  },
  'PUT /api/applications/{id}': {
    params: ({ applicationId }) => ({ id: applicationId }),
    body: () => ({ status: 'accepted' }),
    needs: ['applicant'],
  },
  'POST /api/applications/{id}/withdraw': { params: ({ applicationId }) => ({ id: applicationId }), body: empty },
  'POST /api/jobs/{id}/accept': {
    leaves: ['accepted', 'booked', 'in_progress', 'completed', 'paid', 'archived'],
    ...job,
    body: empty,
  },
  'POST /api/jobs/{id}/unassign': { ...job, body: () => ({ reason: 'Another plan' }) },
  'POST /api/jobs/{id}/schedule': { leaves: ['booked'], ...job, body: () => ({ installationDate: soon }) },
  'POST /api/jobs/{id}/start': { ...job, body: empty },
  'POST /api/jobs/{id}/progress': { leaves: true, ...job, body: empty },
  'GET /api/jobs/{id}/requirements': job,
  'PATCH /api/requirements/{requirementId}/complete': {
    leaves: true,
    params: ({ requirements: [, box = ''] }) => ({ requirementId: box }),
    body: () => ({ completed: true }),
  },
  'PATCH /api/requirements/{requirementId}/photos (of a tick)': {
    leaves: true,
    params: ({ requirements: [, box = ''] }) => ({ requirementId: box }),
    body: () => ({ fileUrl: randomUUID(), caption: 'The roof' }),
  },
  'POST /api/requirements/{requirementId}/return': {
    params: ({ requirements: [first = ''] }) => ({ requirementId: first }),
    body: () => ({ reason: 'Too dark' }),
  },
  'POST /api/jobs/{id}/return': { ...job, body: () => ({ reason: 'The roof leaks' }) },
  'POST /api/jobs/{id}/complete': { ...job, body: empty, needsFinished: true },
  'POST /api/jobs/{id}/request-payment': {
    leaves: true,
    ...job,
    body: () => ({ requestedAmount: 4400, changeDescription: 'Even more cable' }),
  },
  'GET /api/payments/{id}': job,
  'POST /api/payments/{id}/approve': { ...job, body: ({ remittance }) => ({ remittanceUrl: remittance }) },
  'GET /api/payments/{id}/remittance': job,
  'PUT /api/jobs/{id}/status': { leaves: ['archived'], ...job, body: () => ({ status: 'archived' }) },
  'GET /api/jobs/{id}/history': job,
  'GET /api/jobs/{id}/reviews': job,
  'POST /api/ratings': {
    body: ({ id }, actor) =>
      roleOf(actor) === 'retailer'
        ? { jobId: id, professionalism: 5, workmanship: 4, communication: 5 }
        : { jobId: id, jobOrganisation: 5, payment: 4, communication: 5 },
    names: ['jobId'],
  },
  "PUT /api/ratings/{id} (the assignee's)": {
    params: ({ ratingId }) => ({ id: ratingId }),
    body: () => ({ jobOrganisation: 4, payment: 4, communication: 4 }),
  },
  'GET /api/objects/{objectKey} (a photo of the job)': object('photo'),
  'GET /api/objects/{objectKey} (the pre-approval)': object('preApproval'),
  'GET /api/objects/{objectKey} (a file of a requirement)': object('evidence'),
  'GET /api/objects/{objectKey} (the remittance)': object('remittance'),
});

/** The people and items in the calls that are not about a job. */
export interface Personal {
  installerId: string;
  formerId: string;
  retailerId: string;
  adminId: string;
  /** A kept file that is not attached to anything. */
  ownersFile: string;
  ownersImage: string;
  logo: string;
  notificationId: string;
  searchId: string;
  otherSearchId: string;
  login: { email: string; password: string };
}

export async function preparePersonal(cast: Cast, visitor: Client, password: string): Promise<Personal> {
  const { owner, retailer, installer, former } = cast.browsers;
  const [ownersFile, ownersImage, logo] = await Promise.all([
    upload(owner, png('mine'), 'image/png'),
    upload(owner, png('a logo to be'), 'image/png'),
    upload(retailer, png('logo'), 'image/png'),
  ]);
  await owner.post('/api/objects/finalize', { objectKey: ownersFile });
  await retailer.put('/api/retailer/logo', { logoURL: logo });
  const saved = await Promise.all(
    ['Near me', 'Far away'].map((name) => installer.post('/api/searches', { name, filter: {} })),
  );
  const [searchId, otherSearchId] = saved.map((each) => each.body.search.id);
  const { body } = await owner.get('/api/notifications');
  const email = 'login@example.com';
  await visitor.post('/api/auth/register', { email, password, role: 'retailer' });
  return {
    installerId: installer.userId,
    formerId: former.userId,
    retailerId: retailer.userId,
    adminId: cast.browsers.admin.userId,
    ownersFile,
    ownersImage,
    logo,
    notificationId: body.notifications[0].id,
    searchId,
    otherSearchId,
    login: { email, password },
  };
}

/** The same calls about people and items that do not exist. */
export const nobody = (like: Personal): Personal => ({
  installerId: randomUUID(),
  formerId: randomUUID(),
  retailerId: randomUUID(),
  adminId: randomUUID(),
  ownersFile: randomUUID(),
  ownersImage: randomUUID(),
  logo: randomUUID(),
  notificationId: randomUUID(),
  searchId: randomUUID(),
  otherSearchId: randomUUID(),
  login: like.login,
});

type PersonalRecipe = Recipe<Personal>;
const read: PersonalRecipe = {};
const about = (
  name: 'adminId' | 'installerId' | 'formerId' | 'retailerId' | 'notificationId' | 'searchId' | 'otherSearchId',
): PersonalRecipe => ({
  params: (all) => ({ id: all[name] }),
});
const named = (field: string): PersonalRecipe => ({
  body: ({ ownersFile }) => ({ [field]: ownersFile, visibility: 'private' }),
  names: [field],
});

export const personalCalls = (cast: Cast): Record<PersonalLabel, PersonalRecipe> => {
  const ownProfile: PersonalRecipe = { body: (_, actor) => cast.profiles[actor as keyof Cast['profiles']] ?? {} };
  return {
    'GET /api/admin/totals': read,
    'GET /api/admin/health': read,
    'GET /api/admin/retailers': read,
    'GET /api/admin/installers': read,
    'GET /api/admin/jobs': read,
    'GET /api/admin/unverified': read,
    'GET /api/admin/acts': read,
    'GET /api/admin/people/{id}/notes': about('installerId'),
    'POST /api/admin/people/{id}/notes': { ...about('installerId'), body: () => ({ text: 'Rang on Monday' }) },
    'DELETE /api/admin/people/{id}/notes/{noteId} (which is gone)': {
      params: ({ installerId }) => ({ id: installerId, noteId: randomUUID() }),
    },
    'GET /api/admin/reports': read,
    'POST /api/admin/reports/{id}/decision (of an old version)': {
      params: ({ installerId }) => ({ id: `${installerId}.${installerId}` }),
      body: () => ({ version: 999, decision: 'keep', reason: 'A test' }),
    },
    'POST /api/reports (their own profile)': {
      body: (_, actor) => ({ personId: cast.browsers[actor].userId, reason: 'A test' }),
    },
    'PATCH /api/admin/retailers/{id}': { ...about('retailerId'), body: () => ({ companyBio: 'Quick' }) },
    'PATCH /api/admin/installers/{id}': { ...about('installerId'), body: () => ({ installRadius: 0 }) },
    'POST /api/admin/installers/{id}/saa-number': { ...about('installerId'), body: empty },
    'POST /api/admin/installers/{id}/verification (of an old version)': {
      ...about('installerId'),
      body: () => ({ version: 999 }),
    },
    'DELETE /api/admin/installers/{id}/verification': about('installerId'),
    "POST /api/admin/people/{id}/suspension (an administrator's)": {
      ...about('adminId'),
      body: () => ({ reason: 'A test' }),
    },
    'DELETE /api/admin/people/{id}/suspension': about('installerId'),
    'POST /api/admin/people/{id}/mail': {
      ...about('installerId'),
      body: () => ({ stoppedAt: '2026-01-01T00:00:00.000Z' }),
    },
    'GET /api/auth/me': read,
    'POST /api/auth/login': { body: ({ login }) => login },
    'POST /api/auth/register': {
      body: ({ login }) => ({ ...login, email: `${randomUUID()}@example.com`, role: 'installer' }),
    },
    'POST /api/auth/logout': { body: empty },
    'POST /api/auth/refresh': read,
    'POST /api/auth/change-password (with a wrong one)': {
      body: () => ({ currentPassword: 'not this one', newPassword: 'another good password' }),
    },
    'POST /api/auth/confirm-password (with a wrong one)': { body: () => ({ password: 'not this one' }) },
    'POST /api/auth/delete-account (with a wrong password)': {
      body: () => ({ password: 'not this one', deletedJobs: 0 }),
    },
    'GET /api/auth/account-closing': read,
    'GET /api/auth/sessions': read,
    'DELETE /api/auth/sessions': read,
    'DELETE /api/auth/sessions/{id} (of nobody)': { params: () => ({ id: randomUUID() }) },
    'GET /api/data-copy': read,
    'POST /api/data-copy': { body: empty },
    'POST /api/data-copy/download (of no part)': { body: () => ({ part: 0 }) },
    'POST /api/auth/send-confirmation': { body: empty },
    'POST /api/auth/confirm-email (with a wrong link)': { body: () => ({ token: 'abcdefghijklmnopqrstuvwxyz' }) },
    'POST /api/auth/forgot-password': { body: () => ({ email: 'nobody@example.com' }) },
    'POST /api/auth/reset-password (with a wrong code)': {
      body: () => ({ email: 'nobody@example.com', code: '123456', newPassword: 'another good password' }),
    },
    'GET /api/config/google-maps': read,
    'GET /api/landing/stats': read,
    'GET /api/landing/featured-jobs': read,
    'GET /api/landing/dots': read,
    'GET /api/places': { query: 'q=Castle' },
    'GET /api/places/geocode': { query: 'q=Castle+Hill+NSW' },
    'GET /api/places/nearby': { query: 'lat=-33.7&lng=151' },
    'GET /api/map': { query: 'south=-44&west=112&north=-9&east=154' },
    'GET /api/installers': read,
    'GET /api/map/unplaced': read,
    'GET /api/profile': read,
    'POST /api/profile/retailer': ownProfile,
    'PUT /api/profile/retailer': ownProfile,
    'POST /api/profile/installer': ownProfile,
    'PUT /api/profile/installer': ownProfile,
    "PUT /api/retailer/logo (the owner's file)": { body: ({ ownersImage }) => ({ logoURL: ownersImage }) },
    'GET /api/installers/{id} (a public one, the installer)': about('installerId'),
    'GET /api/installers/{id} (a private one, the former assignee)': about('formerId'),
    'GET /api/installers/{id} (a retailer)': about('retailerId'),
    'GET /api/installers/{id}/contact (a public one, the installer)': about('installerId'),
    'GET /api/installers/{id}/contact (a private one, the former assignee)': about('formerId'),
    'GET /api/retailers/{id}': about('retailerId'),
    'GET /api/public/company/{id}': about('retailerId'),
    'GET /api/public/installers/{id} (a public one, the installer)': about('installerId'),
    'GET /api/public/installers/{id} (a private one, the former assignee)': about('formerId'),
    'GET /api/public/people/{id}/reviews (of a retailer)': about('retailerId'),
    'GET /api/public/people/{id}/completed-jobs (of a private installer, the former assignee)': about('formerId'),
    'GET /api/preferred-installers': read,
    'PUT /api/preferred-installers/{id}': { ...about('installerId'), body: empty },
    'DELETE /api/preferred-installers/{id}': about('installerId'),
    'PUT /api/preferred-installers/{id}/note (of one who is not preferred)': {
      ...about('retailerId'),
      body: () => ({ note: 'Has a crane', before: '' }),
    },
    'GET /api/network': read,
    'PUT /api/network/hidden/{id} (a stranger)': { ...about('retailerId'), body: empty },
    'DELETE /api/network/hidden/{id}': about('installerId'),
    'GET /api/jobs/retailer': read,
    'GET /api/jobs/installer': read,
    'GET /api/jobs/own': read,
    'GET /api/payments': read,
    'GET /api/jobs/public': read,
    'GET /api/dashboard/retailer/stats': read,
    'GET /api/dashboard/installer/stats': read,
    'POST /api/jobs': { body: () => jobForm({ isPublic: false }) },
    'GET /api/applications/installer': read,
    'GET /api/invites': read,
    'POST /api/objects/upload': { body: empty },
    "POST /api/objects/finalize (the owner's file)": named('objectKey'),
    "POST /api/objects/set-acl (the owner's file)": named('objectPath'),
    "GET /api/objects/{objectKey} (the owner's file, attached to nothing)": {
      params: ({ ownersFile }) => ({ objectKey: ownersFile }),
    },
    "GET /api/objects/{objectKey} (the retailer's logo)": { params: ({ logo }) => ({ objectKey: logo }) },
    'GET /api/notifications': read,
    'GET /api/notifications/unread-count': read,
    "POST /api/notifications/{id}/read (the owner's)": { ...about('notificationId'), body: empty },
    'POST /api/notifications/read-all': { body: empty },
    'GET /api/calendar-feed': read,
    'POST /api/calendar-feed': { body: empty },
    'DELETE /api/calendar-feed': read,
    'GET /api/calendars/{id}/{token} (guessed)': {
      params: ({ installerId }) => ({ id: installerId, token: 'abcdefghijklmnopqrstuvwxyz' }),
    },
    'GET /api/searches': read,
    'POST /api/searches': { body: () => ({ name: 'Another one', filter: { state: 'NSW' } }) },
    "PATCH /api/searches/{id} (the installer's)": { ...about('searchId'), body: () => ({ email: true }) },
    "DELETE /api/searches/{id} (the installer's)": about('otherSearchId'),
    'PUT /api/notifications/preferences': { body: () => ({ emailPreferences: { job: true } }) },
  };
};
