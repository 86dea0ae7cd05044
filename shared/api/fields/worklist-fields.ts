import * as z from 'zod';
import { suggestionReasons } from '../../domain/jobs/schedule-plan.ts';
import { workKinds } from '../../domain/jobs/worklist.ts';
import { civilDate, timestamp, uuid } from './common-fields.ts';
import { fitView } from './find-work-fields.ts';
import { jobCard } from './job-views.ts';

/** The query and the answer of the worklist. */

export const worklistQuery = z.strictObject({ kind: z.enum(workKinds).optional() });

const applicant = z.strictObject({
  installerId: uuid,
  companyName: z.string(),
  averageRating: z.number().nullable(),
  reviewCount: z.number(),
  leadTimeDays: z.number(),
  /** How well the job fits, with the lead time of the application. Null for an installer without a profile. */
  fit: fitView.nullable(),
});

const workRow = z
  .strictObject({
    kind: z.enum(workKinds),
    job: jobCard,
    /** The day since which the work has been waiting. */
    waitingSince: civilDate,
    /** Present only for an application. */
    applicant: applicant.optional(),
    /** Present only for a payment to approve. */
    requestedExGst: z.number().optional(),
    /** When the invitation expires. Present only for an invitation that expires. */
    answerBefore: timestamp.optional(),
    /** The requirements to do again. Present only for returned work, and empty if the owner returned the work as a whole. */
    returned: z.array(z.string()).optional(),
    /**
     * The first weekday without a warning that an earlier row does not suggest for the same installer, or null if there is none.
     * Present only for a job without a date. The day is a civil date at the site.
     */
    suggestedDay: z
      .strictObject({ day: civilDate, reason: z.enum(suggestionReasons) })
      .nullable()
      .optional(),
  })
  .meta({ id: 'WorkRow' });

export const worklistView = z.strictObject({
  /** The number of waiting items of each kind that the user's role has. */
  counts: z.array(z.strictObject({ kind: z.enum(workKinds), count: z.number() })),
  /**
   * The rows of the requested kind, 100 at most. The oldest comes first. The applications for one job are together, at the place
   * of its oldest one, and the best fit comes first.
   */
  rows: z.array(workRow),
  /** The next day with scheduled installations, and how many there are. Null if none is scheduled. */
  next: z.strictObject({ date: civilDate, count: z.number() }).nullable(),
});
