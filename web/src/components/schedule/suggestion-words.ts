import type { CallAnswer } from '#shared/api/client.ts';
import { booked } from '../../lib/dates.ts';

type WaitingRow = CallAnswer<'getWorklist'>['rows'][number];
/** A row of a job without a date. */
export type DatelessRow = Pick<WaitingRow, 'suggestedDay'> & { job: Pick<WaitingRow['job'], 'preferredWeek'> };

/**
 * Returns the reason for the suggested day, with the preferred week of the job. A day that another row suggests is no longer free.
 * Without a suggested day, returns only the week, or
 * null if any week suits.
 */
export function suggestionText({ suggestedDay, job }: DatelessRow, isOwner: boolean): string | null {
  const week = job.preferredWeek && `week of ${booked(job.preferredWeek, 'weekday')}`;
  switch (suggestedDay?.reason) {
    case 'preferredWeek':
      return week ? `Free weekday in the preferred ${week}` : 'Free weekday in the preferred week';
    case 'weekOver':
      return week ? `First weekday still free, because the preferred ${week} has none` : 'First weekday still free';
    case 'leadTime':
      return `First weekday still free after ${isOwner ? 'their' : 'your'} lead time`;
    case 'firstFree':
      return 'First weekday still free';
    default:
      return week ? `${isOwner ? 'You want' : 'Wants'} the ${week}` : null;
  }
}
