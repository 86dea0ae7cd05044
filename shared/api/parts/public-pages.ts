import * as z from 'zod';
import { roles } from '../../domain/jobs/job.ts';
import { pageQuery, timestamp, uuid } from '../fields/common-fields.ts';
import { completedJob } from '../fields/completed-job.ts';
import { publicInstallerView, standingFields } from '../fields/profile-fields.ts';
import { defineRoute } from '../route/route.ts';

/** The content of companies' public pages. Each call answers 404 for a company whose page the caller may not see. */

const base = { group: 'profiles', status: 200, method: 'GET', access: 'visitor', origin: 'implied' } as const;
const params = z.strictObject({ id: uuid });

export const publicPageRoutes = {
  getPublicInstaller: defineRoute({
    ...base,
    name: 'getPublicInstaller',
    path: '/api/public/installers/{id}',
    summary: 'The public page of an installer. Only retailers, administrators and the installer see the contact name.',
    params,
    response: z.strictObject({
      installer: z.strictObject({
        ...publicInstallerView,
        ...standingFields,
        /** Whether the caller prefers this installer. Present only for a retailer. */
        isPreferred: z.boolean().optional(),
      }),
    }),
    changesWith: ['installers', 'reviews', 'preferred'],
    example: { who: 'visitor', params: { id: '{assignee}' } },
    errors: ['not_found'],
  }),
  listPublicReviews: defineRoute({
    ...base,
    name: 'listPublicReviews',
    path: '/api/public/people/{id}/reviews',
    summary: 'The reviews about a company, newest first. An author without a public page has no name.',
    params,
    query: z.strictObject(pageQuery),
    response: z.strictObject({
      reviews: z.array(
        z.strictObject({
          average: z.number(),
          review: z.string(),
          author: z.strictObject({ role: z.enum(roles), id: uuid.nullable(), companyName: z.string().nullable() }),
          createdAt: timestamp,
        }),
      ),
      nextCursor: z.string().nullable(),
    }),
    changesWith: ['reviews'],
    example: { who: 'visitor', params: { id: '{assignee}' }, query: { cursor: '{cursor}' } },
    errors: ['not_found', 'invalid'],
  }),
  listCompletedJobs: defineRoute({
    ...base,
    name: 'listCompletedJobs',
    path: '/api/public/people/{id}/completed-jobs',
    summary: "A company's latest completed jobs: only the suburb, the size and the month.",
    params,
    response: z.strictObject({
      jobs: z.array(completedJob),
      nextCursor: z.null(),
    }),
    changesWith: [],
    example: { who: 'visitor', params: { id: '{assignee}' } },
    errors: ['not_found'],
  }),
};
