import { addDays, addYears, isWeekday } from '../civil-date.ts';

/** The facts that both parties should know before they choose an installation date. All days are civil dates at the site. */

/** The number of days from the Monday of a week to its Friday. */
const lastWeekday = 4;
/** The number of years ahead for which the parties can schedule a job. */
export const mostYearsAhead = 2;
/** The maximum number of days off that one request can set. */
export const mostDaysOffAtOnce = 31;

/** Returns the last day that the parties can choose. */
export const lastScheduleDay = (today: string): string => addYears(today, mostYearsAhead);

export interface ScheduleFacts {
  /** The installer's other jobs that are still scheduled. */
  bookings: readonly { day: string }[];
  daysOff: readonly string[];
  /** The Monday of the retailer's preferred week, or null if any week suits. */
  preferredWeek: string | null;
  /** The first day after the installer's lead time, or null if there is none. */
  freeFrom: string | null;
}

/**
 * - `booked`: the installer has another job on the day
 * - `dayOff`: the installer takes no work on the day
 * - `tooSoon`: the day is before the end of the installer's lead time
 * - `outsideWeek`: the day is not in the week that the retailer wants
 */
export const scheduleWarnings = ['booked', 'dayOff', 'tooSoon', 'outsideWeek'] as const;
export type ScheduleWarning = (typeof scheduleWarnings)[number];

/** Tells whether the day is in the week that begins on this Monday. */
export const isInWeek = (monday: string | null, day: string): boolean =>
  monday !== null && day >= monday && day <= addDays(monday, 6);

/** Returns the reasons against a day. No reason forbids the day, because the two companies may have agreed on it. */
export function warningsOn(day: string, plan: ScheduleFacts): ScheduleWarning[] {
  const holds: Record<ScheduleWarning, boolean> = {
    booked: plan.bookings.some((booking) => booking.day === day),
    dayOff: plan.daysOff.includes(day),
    tooSoon: plan.freeFrom !== null && day < plan.freeFrom,
    outsideWeek: plan.preferredWeek !== null && !isInWeek(plan.preferredWeek, day),
  };
  return scheduleWarnings.filter((warning) => holds[warning]);
}

/** The number of days to search for a suggestion, from the first possible day. The two companies choose later days themselves. */
const mostDaysToSuggest = 60;

type DatedFacts = ScheduleFacts & { today: string };

/**
 * The fact that decided where the search for a suggestion began:
 *
 * - `preferredWeek`: the day is in the week that the retailer wants
 * - `weekOver`: that week is over
 * - `leadTime`: the day is after the installer's lead time
 * - `firstFree`: none of these, so the search began tomorrow
 */
export const suggestionReasons = ['preferredWeek', 'weekOver', 'leadTime', 'firstFree'] as const;
export type SuggestionReason = (typeof suggestionReasons)[number];

export interface SuggestedDay {
  day: string;
  reason: SuggestionReason;
}

/** Returns the facts without a preferred week that is over, because no day from tomorrow on could be free then. */
function possibleFacts({ today, ...plan }: DatedFacts): ScheduleFacts {
  const isWeekOver = plan.preferredWeek !== null && addDays(plan.preferredWeek, lastWeekday) <= today;
  return isWeekOver ? { ...plan, preferredWeek: null } : plan;
}

/** Tells whether a day has no reason against it. Ignores a preferred week that is over. */
export const isFreeDay = (day: string, plan: DatedFacts): boolean => warningsOn(day, possibleFacts(plan)).length === 0;

/** Returns the first weekday from tomorrow on that is free. Null if `mostDaysToSuggest` days are not. */
export function firstFreeDay(plan: DatedFacts): SuggestedDay | null {
  const tomorrow = addDays(plan.today, 1);
  const { preferredWeek, freeFrom } = possibleFacts(plan);
  const reasonOf = (): SuggestionReason => {
    if (preferredWeek !== null) return 'preferredWeek';
    if (plan.preferredWeek !== null) return 'weekOver';
    return freeFrom !== null && freeFrom > tomorrow ? 'leadTime' : 'firstFree';
  };
  const first = [tomorrow, preferredWeek ?? '', freeFrom ?? ''].sort().at(-1) ?? tomorrow;
  const days = Array.from({ length: mostDaysToSuggest }, (_, index) => addDays(first, index));
  const day = days.find((each) => isWeekday(each) && isFreeDay(each, plan));
  return day === undefined ? null : { day, reason: reasonOf() };
}
