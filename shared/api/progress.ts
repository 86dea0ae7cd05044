import * as z from 'zod';
import { mostPeople } from '../domain/accounts/ranks.ts';
import { jobStatuses } from '../domain/jobs/job.ts';
import { maxCaption, maxRequirementPhotos } from '../domain/jobs/uploads.ts';
import {
  childId,
  civilDate,
  emptyBody,
  line,
  objectReference,
  requiredLine,
  uuid,
  whole,
} from './fields/common-fields.ts';
import { credentialNeeds, heldCredential } from './fields/credential-fields.ts';
import { jobView, oneJob, requirementView } from './fields/job-views.ts';
import { shownPhotoRoutes } from './parts/shown-photos.ts';
import { defineRoute } from './route/route.ts';

const base = { group: 'progress', status: 200 } as const;
const jobParams = z.strictObject({ id: uuid });
const requirementParams = z.strictObject({ requirementId: childId });
/** The facts for choosing an installation date. All days are civil dates at the site. */
const schedulePlan = z
  .strictObject({
    today: civilDate,
    bookings: z.array(
      z.strictObject({
        day: civilDate,
        job: z
          .strictObject({
            id: uuid,
            number: z.string().nullable(),
            title: z.string(),
            suburb: z.string().nullable(),
            /** The ids of the people on the job. Empty if the caller is a retailer. */
            team: z.array(uuid),
          })
          .nullable(),
      }),
    ),
    daysOff: z.array(civilDate),
    preferredWeek: civilDate.nullable(),
    leadTimeDays: z.number().nullable(),
    /** The first day after the lead time, counted from the award. */
    freeFrom: civilDate.nullable(),
    needs: credentialNeeds,
    /** The installer's credentials, for the comparison with the credentials that the job needs. */
    held: z.array(heldCredential),
  })
  .meta({ id: 'SchedulePlan' });
/** The maximum number of people on a job: the company's first owner and everyone who can join. */
const mostOnTeam = mostPeople + 1;
const oneRequirement = z.strictObject({ requirement: requirementView });

export const progressRoutes = {
  ...shownPhotoRoutes,
  scheduleJob: defineRoute({
    ...base,
    name: 'scheduleJob',
    method: 'POST',
    path: '/api/jobs/{id}/schedule',
    access: 'jobParty',
    summary: 'Sets or changes the installation date, which is a date in local time at the site.',
    params: jobParams,
    body: z.strictObject({
      installationDate: requiredLine(40, 'Choose a date'),
      /** What the caller saw. If it has changed since, the server refuses. */
      seen: z
        .strictObject({
          installationDate: civilDate.nullable(),
          status: z.enum(jobStatuses),
          /** True if the date was free in the plan that the caller saw (see `isFreeDay`). */
          isFree: z.boolean().optional(),
        })
        .optional(),
    }),
    response: oneJob,
    example: { who: 'owner', params: { id: '{accepted}' }, body: { installationDate: '{soon}' } },
    errors: ['wrong_state', 'invalid', 'conflict', 'credentials_needed', 'rate_limited'],
    limit: 'date',
    origin: 'specified',
  }),
  assignTeam: defineRoute({
    ...base,
    name: 'assignTeam',
    method: 'PUT',
    path: '/api/jobs/{id}/team',
    access: 'jobInstaller',
    ability: 'jobs',
    summary:
      'Sets which people of the installing company are on the job, and which of them signs off the work. To replace the person who signs off after the start, the caller must give a reason, which the retailer reads.',
    params: jobParams,
    body: z.strictObject({
      people: z.array(uuid).max(mostOnTeam, { error: `At most ${mostOnTeam} people` }),
      signerId: uuid.nullable(),
      reason: line(500).optional(),
      /** The team that the caller saw. If it has changed since, the server refuses. */
      seen: z.strictObject({ people: z.array(uuid), signerId: uuid.nullable() }).optional(),
    }),
    response: oneJob,
    example: {
      who: 'assignee',
      params: { id: '{accepted}' },
      body: { people: ['{assignee}'], signerId: '{assignee}' },
    },
    errors: ['wrong_state', 'invalid', 'conflict'],
    origin: 'implied',
  }),
  getSchedulePlan: defineRoute({
    ...base,
    name: 'getSchedulePlan',
    method: 'GET',
    path: '/api/jobs/{id}/schedule-plan',
    access: 'jobParty',
    summary:
      "The days of an awarded job: the installer's bookings, days off and lead time, and the retailer's preferred week. For another retailer's job, the owner sees only the day.",
    params: jobParams,
    response: z.strictObject({ plan: schedulePlan }),
    changesWith: ['job', 'jobs', 'daysOff', 'credentials'],
    example: { who: 'owner', params: { id: '{accepted}' } },
    errors: ['wrong_state'],
    origin: 'implied',
  }),
  startJob: defineRoute({
    ...base,
    name: 'startJob',
    method: 'POST',
    path: '/api/jobs/{id}/start',
    access: 'jobInstaller',
    summary: 'The installer starts the work, and can set the installation date to the day they start.',
    params: jobParams,
    body: z.strictObject({ installationDate: z.string().max(40).optional() }).prefault({}),
    response: oneJob,
    example: { who: 'assignee', params: { id: '{accepted}' }, body: {} },
    errors: ['wrong_state', 'invalid', 'credentials_needed'],
    origin: 'specified',
  }),
  reportProgress: defineRoute({
    ...base,
    name: 'reportProgress',
    method: 'POST',
    path: '/api/jobs/{id}/progress',
    access: 'jobInstaller',
    summary: 'The installer reports progress.',
    params: jobParams,
    body: emptyBody,
    response: oneJob,
    example: { who: 'assignee', params: { id: '{inProgress}' }, body: {} },
    errors: ['wrong_state'],
    origin: 'specified',
  }),
  completeJob: defineRoute({
    ...base,
    name: 'completeJob',
    method: 'POST',
    path: '/api/jobs/{id}/complete',
    access: 'jobInstaller',
    summary: 'The installer marks the job complete once every requirement is complete.',
    params: jobParams,
    body: emptyBody,
    response: oneJob,
    example: { who: 'assignee', params: { id: '{inProgress}' }, body: {} },
    errors: ['wrong_state', 'requirements_open', 'credentials_needed'],
    origin: 'specified',
  }),
  returnWork: defineRoute({
    ...base,
    name: 'returnWork',
    method: 'POST',
    path: '/api/jobs/{id}/return',
    access: 'jobOwner',
    summary: 'The owner returns completed work and says why. The job is in progress again.',
    params: jobParams,
    body: z.strictObject({ reason: requiredLine(500, 'Say what needs to change') }),
    response: oneJob,
    example: { who: 'owner', params: { id: '{completed}' }, body: { reason: 'A cable hangs down' } },
    errors: ['wrong_state', 'invalid'],
    origin: 'implied',
  }),
  unassignInstaller: defineRoute({
    ...base,
    name: 'unassignInstaller',
    method: 'POST',
    path: '/api/jobs/{id}/unassign',
    access: 'jobParty',
    summary: 'Unassigns the installer and posts the job again.',
    params: jobParams,
    body: z.strictObject({ reason: line(500).optional() }).prefault({}),
    /** Null if the caller may no longer see the job. */
    response: z.strictObject({ job: jobView.nullable() }),
    example: { who: 'owner', params: { id: '{accepted}' }, body: { reason: 'Too late' } },
    errors: ['wrong_state'],
    origin: 'specified',
  }),
  setJobStatus: defineRoute({
    ...base,
    name: 'setJobStatus',
    method: 'PUT',
    path: '/api/jobs/{id}/status',
    access: 'jobParty',
    summary: 'Archives a paid job, or puts a job without an installer back to New.',
    params: jobParams,
    body: z.strictObject({
      status: z.enum(['archived', 'posted'], { error: 'You can only set archived or posted here' }),
    }),
    response: oneJob,
    example: { who: 'owner', params: { id: '{paid}' }, body: { status: 'archived' } },
    errors: ['wrong_state', 'invalid'],
    origin: 'specified',
  }),
  listRequirements: defineRoute({
    ...base,
    name: 'listRequirements',
    method: 'GET',
    path: '/api/jobs/{id}/requirements',
    access: 'jobViewer',
    ability: 'ownJobs',
    summary: "The job's requirements. The parties also see which are complete.",
    params: jobParams,
    response: z.strictObject({ requirements: z.array(requirementView), nextCursor: z.null() }),
    changesWith: ['job'],
    example: { who: 'assignee', params: { id: '{booked}' } },
    errors: [],
    origin: 'specified',
  }),
  completeRequirement: defineRoute({
    ...base,
    name: 'completeRequirement',
    method: 'PATCH',
    path: '/api/requirements/{requirementId}/complete',
    access: 'jobInstaller',
    summary:
      'The installer completes a requirement, with its file if it needs one, adds a photo to it or replaces one, or reopens it. With `moreToCome`, the requirement stays open.',
    params: requirementParams,
    body: z.strictObject({
      completed: z.boolean({ error: 'Say whether it is complete' }),
      fileUrl: objectReference.nullish(),
      /** Whether the caller will send more photos of this requirement. If so, this photo does not complete it. */
      moreToCome: z.boolean({ error: 'Say whether more photos follow' }).optional(),
      /** The photo that the new one replaces. The new photo takes its place and its caption. */
      replaces: objectReference.optional(),
    }),
    response: oneRequirement,
    example: {
      who: 'assignee',
      params: { requirementId: '{fileRequirement}' },
      body: { completed: true, fileUrl: '{certificate}' },
    },
    errors: ['wrong_state', 'invalid', 'not_uploaded', 'unsupported_media_type', 'too_large', 'rate_limited'],
    origin: 'specified',
  }),
  changePhoto: defineRoute({
    ...base,
    name: 'changePhoto',
    method: 'PATCH',
    path: '/api/requirements/{requirementId}/photos',
    access: 'jobInstaller',
    summary:
      'The installer captions, moves or removes one photo of a requirement. A requirement without photos is open again.',
    params: requirementParams,
    body: z.strictObject({
      fileUrl: objectReference,
      caption: line(maxCaption).optional(),
      /** The photo's new place. The first place is 1. */
      place: whole({
        min: 1,
        max: maxRequirementPhotos,
        tooSmall: 'The first place is 1',
        tooLarge: `The last place is ${maxRequirementPhotos}`,
      }).optional(),
      removed: z.boolean({ error: 'Say whether to remove it' }).optional(),
    }),
    response: oneRequirement,
    example: {
      who: 'assignee',
      params: { requirementId: '{photoRequirement}' },
      body: { fileUrl: '{handedIn}', caption: 'The inverter', place: 1, removed: false },
    },
    errors: ['wrong_state', 'invalid'],
    origin: 'implied',
  }),
  returnRequirement: defineRoute({
    ...base,
    name: 'returnRequirement',
    method: 'POST',
    path: '/api/requirements/{requirementId}/return',
    access: 'jobOwner',
    summary: 'The owner asks for changes to a requirement and says why.',
    params: requirementParams,
    body: z.strictObject({ reason: requiredLine(500, 'Say what needs to change') }),
    response: oneRequirement,
    example: { who: 'owner', params: { requirementId: '{ticked}' }, body: { reason: 'Photo is dark' } },
    errors: ['wrong_state', 'invalid'],
    origin: 'implied',
  }),
};
