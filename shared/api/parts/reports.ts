import * as z from 'zod';
import { reportDecisions } from '../../domain/admin/reports.ts';
import { roles } from '../../domain/jobs/job.ts';
import { childId, nextCursor, pageQuery, requiredLine, timestamp, uuid } from '../fields/common-fields.ts';
import { defineRoute } from '../route/route.ts';

/** The reports of users, and the decisions of administrators. */

export const reportReason = requiredLine(500, 'Please say why');

export const reportRoutes = {
  sendReport: defineRoute({
    group: 'profiles',
    status: 204,
    access: 'signedIn',
    name: 'sendReport',
    ability: 'read',
    method: 'POST',
    path: '/api/reports',
    summary:
      "Reports a company's profile, or a review about it, to the administrators. Each user can report each item once.",
    body: z.strictObject({
      personId: uuid,
      /** The time `createdAt` of the reported review in the list of reviews. Absent in a report of the profile. */
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
    summary: 'The reported reviews and profiles that wait for a decision, longest waiting first.',
    query: z.strictObject(pageQuery),
    response: z.strictObject({
      reports: z.array(
        z
          .strictObject({
            id: childId,
            /** A decision names the version that the administrator saw. Every report and every decision creates a new version. */
            version: z.int(),
            openedAt: timestamp,
            /** The author of the review, or the owner of the profile. */
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
      'Keeps or removes a reported item: a review is removed, and the account of a profile is suspended. Refused if another administrator has decided, or another user has reported it, since the caller read it.',
    params: z.strictObject({ id: childId }),
    body: z.strictObject({
      version: z.int().min(1),
      decision: z.enum(reportDecisions),
      reason: reportReason,
      /** The time of the review's last change that the administrator saw, so that no later text is removed unread. */
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
