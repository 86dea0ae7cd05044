import * as z from 'zod';
import { applicationStatuses } from '../domain/jobs/job.ts';
import { installerTabs, retailerTabs } from '../domain/jobs/job-states.ts';
import { shareDays, shareStates } from '../domain/jobs/share-link.ts';
import { workSorts } from '../domain/search/find-work.ts';
import { nextCursor, pageQuery, requiredLine, timestamp, uuid } from './fields/common-fields.ts';
import { fitView, workQuery } from './fields/find-work-fields.ts';
import { jobEvents } from './fields/history-fields.ts';
import { exampleJob, exampleJobWithoutFiles } from './fields/job-examples.ts';
import { jobInput, jobUpdate } from './fields/job-fields.ts';
import { openInWords } from './fields/job-locks.ts';
import { jobCard, jobCards, jobView, oneJob } from './fields/job-views.ts';
import { ownJobsQuery, ownJobView } from './fields/own-job-fields.ts';
import { worklistQuery, worklistView } from './fields/worklist-fields.ts';
import { defineRoute } from './route/route.ts';

const jobParams = z.strictObject({ id: uuid });
const shareToken = z.string().regex(/^[a-z2-7]{26}$/);
const base = { group: 'jobs', status: 200 } as const;

const companyTeaser = z.strictObject({ companyName: z.string() });

export const jobRoutes = {
  listRetailerJobs: defineRoute({
    ...base,
    name: 'listRetailerJobs',
    method: 'GET',
    path: '/api/jobs/retailer',
    access: 'retailer',
    summary:
      "The retailer's own jobs, one tab at a time or all, newest first. The Booked tab is in order of installation date.",
    query: z.strictObject({ ...pageQuery, tab: z.enum(retailerTabs).optional() }),
    response: jobCards,
    changesWith: ['jobs'],
    example: { who: 'owner', query: { tab: 'booked', cursor: '{cursor}' } },
    errors: ['invalid'],
    origin: 'specified',
  }),
  listInstallerJobs: defineRoute({
    ...base,
    name: 'listInstallerJobs',
    method: 'GET',
    path: '/api/jobs/installer',
    access: 'installer',
    ability: 'ownJobs',
    summary: 'The jobs awarded or offered to the installer, one tab at a time or all.',
    query: z.strictObject({ ...pageQuery, tab: z.enum(installerTabs).optional() }),
    response: jobCards,
    changesWith: ['jobs'],
    example: { who: 'assignee', query: { tab: 'offered', cursor: '{cursor}' } },
    errors: ['invalid'],
    origin: 'specified',
  }),
  listPublicJobs: defineRoute({
    ...base,
    name: 'listPublicJobs',
    method: 'GET',
    path: '/api/jobs/public',
    access: 'installer',
    summary:
      "The public posted jobs: those that fit the installer first, then the others, each with the reasons. Nearest to the searched place or the installer's base first, or newest first if neither is known.",
    query: workQuery,
    response: z.strictObject({
      jobs: z.array(
        jobCard.extend({
          fit: fitView.nullable(),
          /** The status of the installer's own application. Absent if they have not applied. */
          applicationStatus: z.enum(applicationStatuses).optional(),
          /** Whole kilometres from the searched place. Null if the installer searched for no place. */
          placeKm: z.number().nullable(),
        }),
      ),
      /** The number of jobs that pass the filters. */
      total: z.number(),
      /**
       * How many of them fit and are open to the installer, how many would fit with another credential, and how many the
       * installer has applied for. A job counts once. Null for an installer without a profile, and on later pages.
       */
      counts: z.strictObject({ fitting: z.number(), lacking: z.number(), applied: z.number() }).nullable(),
      sort: z.enum(workSorts),
      hasPosition: z.boolean(),
      nextCursor,
    }),
    changesWith: ['jobs', 'installers'],
    example: {
      who: 'otherInstaller',
      query: {
        sort: 'price',
        place: 'Parramatta NSW 2150',
        lat: '-33.8136',
        lng: '151.0034',
        within: '100',
        state: 'NSW',
        jobType: 'PV + Battery',
        licence: 'PV',
        minKw: '1',
        maxKw: '20',
        minPrice: '1',
        maxPrice: '99999.99',
        fits: 'only',
        limit: '5',
      },
    },
    errors: ['invalid'],
    origin: 'specified',
  }),
  listOwnJobs: defineRoute({
    ...base,
    name: 'listOwnJobs',
    method: 'GET',
    path: '/api/jobs/own',
    access: 'signedIn',
    ability: 'ownJobs',
    summary:
      "The caller's jobs, searched, filtered and sorted. Retailers get the jobs they own, installers the jobs they were awarded, invited to or applied for.",
    query: ownJobsQuery,
    response: z.strictObject({
      jobs: z.array(ownJobView),
      /** The number of jobs that pass the filters, and the number of all jobs in the list. */
      total: z.number(),
      all: z.number(),
      /** The number of active jobs in the whole list. */
      activeJobs: z.number(),
      applicationsPending: z.number(),
      /** Whether an installer has older applications or invitations, which the server does not search. */
      hasOlderProposals: z.boolean(),
    }),
    changesWith: ['jobs'],
    example: {
      who: 'owner',
      query: {
        q: 'hill',
        status: 'posted,booked',
        jobType: 'PV + Battery',
        state: 'NSW',
        dateKind: 'created',
        from: '2026-01-01',
        to: '2027-12-31',
        sort: 'price',
        order: 'asc',
        page: '1',
        size: '10',
      },
    },
    errors: ['invalid'],
    origin: 'implied',
  }),
  getRetailerStats: defineRoute({
    ...base,
    name: 'getRetailerStats',
    method: 'GET',
    path: '/api/dashboard/retailer/stats',
    access: 'retailer',
    summary: "The retailer's average rating and the count for each tab.",
    response: z.strictObject({
      averageRating: z.number().nullable(),
      reviewCount: z.number(),
      tabs: z.record(z.enum(retailerTabs), z.number()),
      applicationsPending: z.number(),
    }),
    changesWith: ['jobs'],
    example: { who: 'owner' },
    errors: [],
    origin: 'specified',
  }),
  getInstallerStats: defineRoute({
    ...base,
    name: 'getInstallerStats',
    method: 'GET',
    path: '/api/dashboard/installer/stats',
    access: 'installer',
    ability: 'ownJobs',
    summary: "The installer's average rating and the count for each tab.",
    response: z.strictObject({
      averageRating: z.number().nullable(),
      reviewCount: z.number(),
      tabs: z.record(z.enum(installerTabs), z.number()),
    }),
    changesWith: ['jobs'],
    example: { who: 'assignee' },
    errors: [],
    origin: 'specified',
  }),
  getWorklist: defineRoute({
    ...base,
    name: 'getWorklist',
    method: 'GET',
    path: '/api/dashboard/worklist',
    access: 'signedIn',
    ability: 'ownJobs',
    summary: 'The work that waits for the caller, as counts by kind, and the rows of one kind.',
    query: worklistQuery,
    response: worklistView,
    changesWith: ['jobs', 'job', 'applications', 'daysOff', 'credentials'],
    example: { who: 'owner', query: { kind: 'applications' } },
    errors: ['invalid'],
    origin: 'implied',
  }),
  getJob: defineRoute({
    ...base,
    name: 'getJob',
    method: 'GET',
    path: '/api/jobs/{id}',
    access: 'jobViewer',
    ability: 'ownJobs',
    summary:
      "One job, with the details the caller may see, and the ids of the caller's newest unread notifications about it. A page that shows the job marks exactly these as read.",
    params: jobParams,
    response: oneJob,
    // The job's page marks the notifications in this answer as read. With the subject `notifications`, the page would then
    // read the job again for nothing.
    changesWith: ['job'],
    example: { who: 'otherInstaller', params: { id: '{open}' } },
    errors: ['not_found'],
    origin: 'specified',
  }),
  getSharedJob: defineRoute({
    ...base,
    name: 'getSharedJob',
    method: 'GET',
    path: '/api/jobs/shared/{shareToken}',
    access: 'visitor',
    ability: 'read',
    summary: 'The job behind a share link. Visitors see only its title, suburb and company.',
    params: z.strictObject({ shareToken }),
    response: z.strictObject({
      job: z.union([
        jobView,
        z.strictObject({ id: uuid, title: z.string(), suburb: z.string().nullable(), state: z.string().nullable() }),
      ]),
      retailerProfile: companyTeaser,
    }),
    changesWith: ['job'],
    example: { who: 'visitor', params: { shareToken: '{shareToken}' } },
    errors: ['not_found', 'rate_limited'],
    limit: 'share',
    origin: 'specified',
  }),
  listJobHistory: defineRoute({
    ...base,
    name: 'listJobHistory',
    method: 'GET',
    path: '/api/jobs/{id}/history',
    access: 'jobRecord',
    ability: 'ownJobs',
    summary: 'The history of a job, newest first. The installer who has it sees the events of the job and their own.',
    params: jobParams,
    query: z.strictObject(pageQuery),
    response: jobEvents,
    changesWith: ['job'],
    example: { who: 'owner', params: { id: '{booked}' } },
    errors: ['invalid'],
    origin: 'implied',
  }),
  createJob: defineRoute({
    ...base,
    name: 'createJob',
    method: 'POST',
    path: '/api/jobs',
    access: 'retailer',
    ability: 'jobs',
    summary: 'Saves a draft or posts a job.',
    body: jobInput,
    response: oneJob,
    status: 201,
    example: { who: 'stranger', body: exampleJobWithoutFiles },
    errors: ['invalid', 'profile_incomplete', 'not_uploaded', 'unsupported_media_type', 'too_large', 'rate_limited'],
    limit: 'post',
    origin: 'specified',
  }),
  updateJob: defineRoute({
    ...base,
    name: 'updateJob',
    method: 'PUT',
    path: '/api/jobs/{id}',
    access: 'jobOwner',
    summary: `Changes a job. After the award, only the ${openInWords} can change. Refused if a field has changed since it was seen.`,
    params: jobParams,
    body: jobUpdate,
    response: oneJob,
    example: { who: 'owner', params: { id: '{edited}' }, body: exampleJob },
    errors: [
      'conflict',
      'invalid',
      'wrong_state',
      'locked_fields',
      'not_uploaded',
      'unsupported_media_type',
      'too_large',
      'rate_limited',
    ],
    origin: 'specified',
  }),
  deleteJob: defineRoute({
    ...base,
    name: 'deleteJob',
    method: 'DELETE',
    path: '/api/jobs/{id}',
    access: 'jobOwner',
    summary: 'Deletes a draft or a posted job that has not been awarded.',
    params: jobParams,
    status: 204,
    example: { who: 'owner', params: { id: '{draft}' } },
    errors: ['wrong_state'],
    origin: 'specified',
  }),
  shareJob: defineRoute({
    ...base,
    name: 'shareJob',
    method: 'POST',
    path: '/api/jobs/{id}/share',
    access: 'jobOwner',
    summary:
      'Returns the share link token of a posted job. `rotate` replaces it and voids the old link. `expiresInDays` says when it ends, `onlyFor` names the only installer who may use it.',
    params: jobParams,
    body: z
      .strictObject({
        rotate: z.boolean().optional(),
        expiresInDays: z.literal(shareDays, { error: 'Choose how long the link works' }).optional(),
        onlyFor: z.uuid({ error: 'Choose who may use the link' }).nullable().optional(),
      })
      .prefault({}),
    response: z.strictObject({ shareToken }),
    example: { who: 'owner', params: { id: '{open}' }, body: { rotate: false, expiresInDays: 7 } },
    errors: ['wrong_state', 'invalid'],
    origin: 'specified',
  }),
  getShareLink: defineRoute({
    ...base,
    name: 'getShareLink',
    method: 'GET',
    path: '/api/jobs/{id}/share',
    access: 'jobOwner',
    ability: 'jobs',
    summary: 'The share link of a job for its owner: whether it works, until when, and which users opened it.',
    params: jobParams,
    response: z.strictObject({
      state: z.enum(shareStates),
      shareToken: shareToken.nullable(),
      /** Null for a link that does not expire. */
      expiresAt: timestamp.nullable(),
      revokedAt: timestamp.nullable(),
      /** The only installer who may use the link. Null if any installer may. */
      onlyFor: z.strictObject({ userId: uuid, company: z.string().nullable() }).nullable(),
      /** The users who opened the current link, and when they last did. If no link works now, the users of the last link. */
      uses: z.array(
        z.strictObject({
          /** Null for an installer whose profile this owner may not see. */
          userId: uuid.nullable(),
          company: z.string().nullable(),
          role: z.enum(['installer', 'retailer']).nullable(),
          openedAt: timestamp,
        }),
      ),
    }),
    changesWith: ['job'],
    example: { who: 'owner', params: { id: '{open}' } },
    errors: [],
    origin: 'implied',
  }),
  revokeShareLink: defineRoute({
    ...base,
    name: 'revokeShareLink',
    method: 'DELETE',
    path: '/api/jobs/{id}/share',
    access: 'jobOwner',
    summary: 'Ends the share link of a job, even for users who have opened it.',
    params: jobParams,
    status: 204,
    example: { who: 'owner', params: { id: '{edited}' } },
    errors: ['wrong_state'],
    origin: 'implied',
  }),
  cancelJob: defineRoute({
    ...base,
    name: 'cancelJob',
    method: 'POST',
    path: '/api/jobs/{id}/cancel',
    access: 'jobOwner',
    summary: 'Cancels a job before the work starts and tells the installer why.',
    params: jobParams,
    body: z.strictObject({ reason: requiredLine(500, 'Give a reason') }),
    response: oneJob,
    example: { who: 'owner', params: { id: '{open}' }, body: { reason: 'Sold the house' } },
    errors: ['wrong_state', 'invalid'],
    origin: 'implied',
  }),
};
