import { rows } from '../service.ts';

/**
 * Returns an installer's days off from `from` to `to`, both included, in order. A strong read, because the calendar shows the
 * days right after a change.
 */
export async function readDaysOff(userId: string, from: string, to: string): Promise<string[]> {
  const { data } = await rows()
    .dayOff.query.byUser({ userId })
    .between({ day: from }, { day: to })
    .go({ consistent: true, pages: 'all' });
  return data.map(({ day }) => day);
}
