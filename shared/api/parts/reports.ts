import * as z from 'zod';
import { reportDecisions } from '../../domain/admin/reports.ts';
import { roles } from '../../domain/jobs/job.ts';
import { childId, nextCursor, pageQuery, requiredLine, timestamp, uuid } from '../fields/common-fields.ts';
import { defineRoute } from '../route/route.ts';

/** What people report, and what administrators decide about it. */

export const reportReason = requiredLine(500, 'Please say why');

export const reportRoutes = {
  sendReport: defineRoute({
    group: 'profiles',
    status: 204,
    access: 'signedIn',
    name: 'sendReport',
    method: 'POST',
    path: '/api/reports',
    summary:
      'Tells the administrators that something is wrong with the profile of a person, or with a review about them. Each person can report each thing once.',
    body: z.strictObject({
      personId: uuid,
      /** When the review was written that is meant, as the list of reviews says it. */
      reviewWrittenAt: timestamp.optional(),
      reason: reportReason,
    }),
    example: {
      who: 'stranger',
      body: { personId: '{assignee}', reviewWrittenAt: '{reviewWrittenAt}', reason: 'Never met them' },
    },
    errors: ['not_found', 'already_exists', 'wrong_state', 'conflict', 'rate_limited'],
    limit: 'report',
    origin: 'implied',
  }),
};

const base = { group: 'admin', access: 'admin', origin: 'implied' } as const;

export const adminReportRoutes = {
  listReports: defineRoute({
    ...base,
    status: 200,
    name: 'listReports',
    method: 'GET',
    path: '/api/admin/reports',
    summary: 'The reviews and profiles that were reported and that nobody has decided about, longest waiting first.',
    query: z.strictObject(pageQuery),
    response: z.strictObject({
      reports: z.array(
        z
          .strictObject({
            id: childId,
            /** A decision names the version that was seen. Every report and every decision makes another one. */
            version: z.int(),
            openedAt: timestamp,
            /** Who wrote the review, or whose profile it is. */
            personId: uuid,
            role: z.enum(roles).nullable(),
            companyName: z.string().nullable(),
            /** Null if a profile was reported. */
            review: z
              .strictObject({
                text: z.string(),
                average: z.number(),
                aboutId: uuid,
                about: z.string().nullable(),
                jobId: uuid,
                updatedAt: timestamp,
              })
              .nullable(),
            kind: z.enum(['review', 'profile']),
            complaints: z.array(z.strictObject({ by: z.string().nullable(), reason: z.string(), at: timestamp })),
          })
          .meta({ id: 'Report' }),
      ),
      nextCursor,
    }),
    changesWith: ['reports'],
    example: { who: 'admin', query: { cursor: '{cursor}' } },
    errors: ['invalid'],
  }),
  decideReport: defineRoute({
    ...base,
    status: 204,
    name: 'decideReport',
    method: 'POST',
    path: '/api/admin/reports/{id}/decision',
    summary:
      'Leaves what was reported, or removes it: a review is removed, and the account of a profile is suspended. Refused if somebody else has decided, or reported it again, since it was seen.',
    params: z.strictObject({ id: childId }),
    body: z.strictObject({
      version: z.int().min(1),
      decision: z.enum(reportDecisions),
      reason: reportReason,
      /** As it was seen, so that no other review is removed than the one that was read. */
      reviewUpdatedAt: timestamp.optional(),
    }),
    example: {
      who: 'admin',
      params: { id: '{report}' },
      body: { version: 1, decision: 'keep', reason: 'It is true', reviewUpdatedAt: '{reviewWrittenAt}' },
    },
    errors: ['conflict', 'wrong_state'],
  }),
};
