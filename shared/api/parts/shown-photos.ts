import * as z from 'zod';
import { emptyBody, nextCursor, objectReferenceOr, pageQuery, uuid } from '../fields/common-fields.ts';
import { completedJob } from '../fields/completed-job.ts';
import { oneJob } from '../fields/job-views.ts';
import { defineRoute } from '../route/route.ts';

/** The photo of a paid job that both company pages show, once both companies have agreed. */

const params = z.strictObject({ id: uuid });
const onJob = { group: 'progress', status: 200, access: 'jobParty', params, origin: 'implied' } as const;

export const shownPhotoRoutes = {
  askToShowPhoto: defineRoute({
    ...onJob,
    name: 'askToShowPhoto',
    method: 'POST',
    path: '/api/jobs/{id}/shown-photo',
    summary:
      'One party of a paid job asks the other to show one of its photos on both company pages. Up to 3 times for each job.',
    body: z.strictObject({
      fileUrl: objectReferenceOr('Choose a photo'),
      /** The caller confirms that the photo shows no person, house number or number plate, and that the customer agrees. */
      isAgreed: z.literal(true, { error: 'Tick the box to ask' }),
    }),
    response: oneJob,
    example: {
      who: 'assignee',
      params: { id: '{photographed}' },
      body: { fileUrl: '{workPhoto}', isAgreed: true },
    },
    errors: ['wrong_state', 'invalid'],
  }),
  answerShownPhoto: defineRoute({
    ...onJob,
    name: 'answerShownPhoto',
    method: 'POST',
    path: '/api/jobs/{id}/shown-photo/answer',
    summary: 'The other party allows or declines the photo. Refused if it is no longer the photo that was seen.',
    body: z.strictObject({ photoId: uuid, isAllowed: z.boolean() }),
    response: oneJob,
    example: {
      who: 'owner',
      params: { id: '{photoAsked}' },
      body: { photoId: '{askedPhoto}', isAllowed: true },
    },
    errors: ['wrong_state', 'conflict'],
  }),
  removeShownPhoto: defineRoute({
    ...onJob,
    name: 'removeShownPhoto',
    method: 'POST',
    path: '/api/jobs/{id}/shown-photo/remove',
    summary: 'Either party removes the photo from both company pages, or withdraws it before it is answered.',
    body: emptyBody,
    response: oneJob,
    example: { who: 'owner', params: { id: '{photoShown}' }, body: {} },
    errors: ['wrong_state'],
  }),
};

export const adminPhotoRoutes = {
  barShownPhoto: defineRoute({
    group: 'admin',
    status: 204,
    access: 'jobAdmin',
    name: 'barShownPhoto',
    method: 'POST',
    path: '/api/admin/jobs/{id}/shown-photo/remove',
    summary: "Removes the photo of a job from both company pages. The job can't show another one.",
    params,
    body: emptyBody,
    example: { who: 'admin', params: { id: '{photoShown}' }, body: {} },
    errors: ['wrong_state'],
    origin: 'implied',
  }),
};

export const finishedWorkRoutes = {
  listFinishedWork: defineRoute({
    group: 'profiles',
    status: 200,
    access: 'visitor',
    name: 'listFinishedWork',
    method: 'GET',
    path: '/api/public/people/{id}/finished-work',
    summary:
      'Photos of the work of a company that both parties of each job have allowed, newest first: with the suburb, the system and the month, and nothing else.',
    params,
    query: z.strictObject(pageQuery),
    response: z.strictObject({
      photos: z.array(z.strictObject({ id: uuid, ...completedJob.shape })),
      nextCursor,
    }),
    changesWith: ['finishedWork', 'jobs'],
    example: { who: 'visitor', params: { id: '{assignee}' }, query: { cursor: '{cursor}' } },
    errors: ['not_found', 'invalid'],
    origin: 'implied',
  }),
};

export const finishedWorkFileRoutes = {
  getFinishedWorkPhoto: defineRoute({
    group: 'objects',
    status: 302,
    access: 'public',
    name: 'getFinishedWorkPhoto',
    method: 'GET',
    path: '/api/public/finished-work/{id}',
    summary: 'Redirects to a photo that company pages show at this moment.',
    params,
    changesWith: [],
    example: { who: 'visitor', params: { id: '{shownPhoto}' } },
    errors: ['not_found'],
    notRepeatable: true,
    origin: 'implied',
  }),
};
