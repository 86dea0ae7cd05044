import * as z from 'zod';
import { storedJobStatuses } from '../../domain/jobs/job.ts';
import { jobEventKinds } from '../../domain/jobs/job-events.ts';
import { civilDate, nextCursor, timestamp } from './common-fields.ts';

/** What happened to a job, as both parties and administrators see it. */

const fieldValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).nullable();

/** From what to what an administrator changed a field. */
export const fieldChange = z.strictObject({ field: z.string(), from: fieldValue, to: fieldValue });

const jobEvent = z
  .strictObject({
    kind: z.enum(jobEventKinds),
    at: timestamp,
    /** Who did it. The name is a company's, and null where the caller may not know it. */
    by: z.strictObject({
      as: z.enum(['retailer', 'installer', 'administrator', 'system']),
      name: z.string().nullable(),
      isCaller: z.boolean(),
    }),
    /** The status into which it brought the job. Null if the status stayed. */
    status: z.enum(storedJobStatuses).nullable(),
    /** The companies of the installers whom it was about. */
    installers: z.array(z.string()),
    requirement: z.string().nullable(),
    installationDate: civilDate.nullable(),
    amount: z.number().nullable(),
    reason: z.string().nullable(),
    /** What an administrator changed, from what to what. */
    changes: z.array(fieldChange),
  })
  .meta({ id: 'JobEvent' });
export type JobEvent = z.output<typeof jobEvent>;
export const jobEvents = z.strictObject({ events: z.array(jobEvent), nextCursor });
