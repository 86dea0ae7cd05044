import * as z from 'zod';
import { timestamp } from '../fields/common-fields.ts';
import { defineRoute } from '../route/route.ts';

/** The state of the application, for administrators. */

/** The server stops counting at this number, because a higher number makes no difference to an operator. */
export const mostCounted = 1000;

const figure = z.number().min(0);
const counted = z.strictObject({ count: figure, isMore: z.boolean() });

/**
 * The last run of the sweeper or the integrity check. `looked`: the number of rows that the run read or tried. `wrong`: the
 * number of differences that the check found, or of rows that the sweeper failed to process.
 */
const run = z
  .strictObject({
    at: timestamp,
    isWhole: z.boolean(),
    looked: figure,
    wrong: figure,
    /** The time of the sweeper's first run. Absent for the integrity check. */
    since: timestamp.optional(),
  })
  .nullable();

export const healthRoutes = {
  getHealth: defineRoute({
    group: 'admin',
    status: 200,
    access: 'admin',
    name: 'getHealth',
    method: 'GET',
    path: '/api/admin/health',
    summary:
      'Whether follow-ups run, those that failed permanently with their reasons, the messages in the dead-letter queues, the last check of all figures, and the running version.',
    response: z.strictObject({
      at: timestamp,
      /** The build is null if the application runs on one machine instead of AWS. */
      version: z.strictObject({ release: z.string(), build: z.string().nullable() }),
      outbox: z.strictObject({
        waiting: counted,
        oldestAt: timestamp.nullable(),
        dead: counted,
        /** The reasons why follow-ups failed permanently, the most frequent first. */
        reasons: z.array(z.strictObject({ what: z.string(), reason: z.string(), count: figure })),
      }),
      sweep: run,
      integrity: run,
      /** `none`: the application runs on one machine, which has no such queues. `unknown`: the queues did not answer. */
      deadLetters: z.strictObject({
        state: z.enum(['known', 'none', 'unknown']),
        queues: z.array(z.strictObject({ name: z.string(), messages: figure })),
      }),
    }),
    changesWith: [],
    example: { who: 'admin' },
    errors: [],
    origin: 'implied',
  }),
};
