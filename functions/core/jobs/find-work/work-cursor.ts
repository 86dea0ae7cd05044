import * as z from 'zod';
import { uuid } from '#shared/api/fields/common-fields.ts';
import type { WorkRank } from '#shared/domain/find-work.ts';
import { badCursor } from '../../../data/page.ts';

/** The last job of a page, by its place in the order, so that the next page begins there even if others came or went. */

const place = z.tuple([z.union([z.literal(0), z.literal(1)]), z.number(), z.number(), uuid]);

export const cursorAfter = ({ group, value, postedAt, id }: WorkRank): string =>
  Buffer.from(JSON.stringify([group, value, postedAt, id])).toString('base64url');

const parsed = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
};

/** A cursor that is not ours is the caller's mistake: 422 on `cursor`. */
export function rankIn(cursor: string): WorkRank {
  const { data } = place.safeParse(parsed(cursor));
  if (data === undefined) throw badCursor();
  const [group, value, postedAt, id] = data;
  return { group, value, postedAt, id };
}
