import { addDays, daysBetween, todayIn } from '#shared/domain/civil-date.ts';
import { lastScheduleDay, mostDaysOffAtOnce, mostYearsAhead } from '#shared/domain/jobs/schedule-plan.ts';
import { readDaysOff } from '../../data/calendar/day-off-queries.ts';
import { deleteDayOff, putDayOff } from '../../data/calendar/day-off-writes.ts';
import { invalid } from '../../refusal.ts';
import type { Actor, RequestFacts } from '../actor.ts';
import { commitFor } from '../commit-for.ts';
import { idempotencyWrite } from '../idempotency.ts';

/** The day ends last in Western Australia. A day that is over there is over for every installer. */
const lastZone = 'Australia/Perth';

/** Returns the current and future days off of an installer. */
export function listDaysOff({ userId }: Actor, now: Date): Promise<string[]> {
  const today = todayIn(lastZone, now);
  return readDaysOff(userId, today, lastScheduleDay(addDays(today, 1)));
}

interface DaysOffChange {
  from: string;
  to: string;
  isOff: boolean;
}

/** Adds or removes the days off in a range of days. A repeat changes nothing. Returns all current and future days off. */
export async function setDaysOff(actor: Actor, change: DaysOffChange, request: RequestFacts): Promise<string[]> {
  const { from, to, isOff } = change;
  const today = todayIn(lastZone, request.now);
  if (from < today) throw invalid('from', 'The date cannot be in the past');
  if (to < from) throw invalid('to', 'The last day cannot be before the first');
  if (to > lastScheduleDay(today)) throw invalid('to', `The date can be at most ${mostYearsAhead} years ahead`);
  const count = daysBetween(from, to) + 1;
  if (count > mostDaysOffAtOnce) throw invalid('to', `Choose at most ${mostDaysOffAtOnce} days at a time`);
  const days = Array.from({ length: count }, (_, at) => addDays(from, at));
  const writes = days.map((day) => (isOff ? putDayOff : deleteDayOff)(actor.userId, day));
  await commitFor(actor, [...writes, ...idempotencyWrite(actor, request, actor.userId)]);
  return listDaysOff(actor, request.now);
}
