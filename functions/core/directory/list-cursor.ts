import * as z from 'zod';
import { uuid } from '#shared/api/fields/common-fields.ts';
import { availabilities } from '#shared/domain/installer.ts';

/** A place in the ranking, so that the next page begins there even if others have come or gone meanwhile. */

const place = z.tuple([uuid, z.enum(availabilities), z.number(), z.number().nullable(), z.number()]);

interface Place {
  id: string;
  availability: (typeof availabilities)[number];
  leadTimeDays: number;
  averageRating: number | null;
  reviewCount: number;
}

export const placeAfter = ({ id, availability, leadTimeDays, averageRating, reviewCount }: Place): string =>
  Buffer.from(JSON.stringify([id, availability, leadTimeDays, averageRating, reviewCount])).toString('base64url');

/** Null if it is not one of ours. */
export function placeIn(cursor: string): Place | null {
  try {
    const { data } = place.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    if (data === undefined) return null;
    const [id, availability, leadTimeDays, averageRating, reviewCount] = data;
    return { id, availability, leadTimeDays, averageRating, reviewCount };
  } catch {
    return null;
  }
}
