import type * as z from 'zod';
import { badCursor } from '#functions/data/page.ts';

/**
 * Returns the encoder and decoder of a cursor. A cursor contains the sort values of a page's last entry, so the next page
 * begins after that entry even if entries were added or removed.
 */
export function cursorsOf<Place>(place: z.ZodType<Place>) {
  return {
    after: (last: Place): string => Buffer.from(JSON.stringify(place.parse(last))).toString('base64url'),
    /** Returns the sort values in a cursor. Refuses a cursor that SunCrew did not create, with 422 on `cursor`. */
    read(cursor: string): Place {
      const { data } = place.safeParse(parsed(cursor));
      if (data === undefined) throw badCursor();
      return data;
    },
  };
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
