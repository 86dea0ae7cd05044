import * as z from 'zod';
import { uuid } from '#shared/api/fields/common-fields.ts';
import type { JobRank, WorkRank } from '#shared/domain/search/find-work.ts';
import type { Turn } from '#shared/domain/search/turns.ts';
import { cursorsOf } from '../directory/rank-cursor.ts';

const place = { group: z.union([z.literal(0), z.literal(1)]), value: z.number(), postedAt: z.number(), id: uuid };
const rank = z.object({ ...place, company: z.number() });

export const workCursors = cursorsOf<WorkRank>(z.object(place));

/** The cursor of a list in which companies take turns (see `takeTurns`). */
export const turnCursors = cursorsOf<Turn<JobRank>>(
  z.object({ lead: rank, late: rank.nullable(), last: rank, inARow: z.number() }),
);
