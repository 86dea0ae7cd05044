import * as z from 'zod';
import { uuid } from '#shared/api/fields/common-fields.ts';
import type { WorkRank } from '#shared/domain/find-work.ts';
import { cursorsOf } from '../../directory/rank-cursor.ts';

export const workCursors = cursorsOf<WorkRank>(
  z.object({ group: z.union([z.literal(0), z.literal(1)]), value: z.number(), postedAt: z.number(), id: uuid }),
);
