import * as z from 'zod';
import { storedJobStatuses } from '../../domain/jobs/job.ts';
import { jobEventKinds } from '../../domain/jobs/job-events.ts';
import { civilDate, nextCursor, timestamp } from './common-fields.ts';

/** The history of a job, as both parties and administrators see it. */

const fieldValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).nullable();

/** The old and the new value of a field that an administrator changed. */
export const fieldChange = z.strictObject({ field: z.string(), from: fieldValue, to: fieldValue });

const jobEvent = z
  .strictObject({
    kind: z.enum(jobEventKinds),
    at: timestamp,
    /** The actor. `name`: their company's name, or null if the caller may not know it. `isCaller`: the actor is the caller. */
    by: z.strictObject({
      as: z.enum(['retailer', 'installer', 'administrator', 'system']),
      name: z.string().nullable(),
      /**
       * The first name of the person. Null for the person who opened the account, unless a colleague of theirs also acted on
       * this page of the history.
       */
      person: z.string().nullable(),
      isCaller: z.boolean(),
    }),
    /** The new status of the job. Null if the status did not change. */
    status: z.enum(storedJobStatuses).nullable(),
    /** The companies of the installers that the event is about. */
    installers: z.array(z.string()),
    requirement: z.string().nullable(),
    installationDate: civilDate.nullable(),
    amount: z.number().nullable(),
    reason: z.string().nullable(),
    /** An administrator's changes, with the old and new values. */
    changes: z.array(fieldChange),
  })
  .meta({ id: 'JobEvent' });
export type JobEvent = z.output<typeof jobEvent>;
export const jobEvents = z.strictObject({ events: z.array(jobEvent), nextCursor });
