import type { CallAnswer } from '#shared/api/client.ts';
import { type ScheduleWarning, warningsOn } from '#shared/domain/jobs/schedule-plan.ts';
import { type RefusalReader, refusalOn } from '#shared/domain/people/credential-objections.ts';
import { booked } from '../../lib/dates.ts';
import { counted } from '../../lib/format.ts';
import { jobName } from '../job-facts.tsx';

export type SchedulePlan = CallAnswer<'getSchedulePlan'>['plan'];

/** The installer's company, or null if the reader is the installer. */
type Company = string | null;

const days = (count: number): string => counted(count, 'day', 'days');

function bookedText(day: string, plan: SchedulePlan, company: Company): string {
  const bookings = plan.bookings.filter((booking) => booking.day === day);
  const known = bookings.flatMap(({ job }) => (job ? [job] : []));
  const others = bookings.length - known.length;
  const who = company === null ? 'You already have' : `${company} already has`;
  const names = known.map((job) => [jobName(job), job.suburb].filter(Boolean).join(', '));
  const forOthers = others > 0 ? [`${counted(others, 'job', 'jobs')} for another retailer`] : [];
  return `${who} ${counted(bookings.length, 'job', 'jobs')} that day: ${[...names, ...forOthers].join('; ')}.`;
}

const texts: Record<ScheduleWarning, (day: string, plan: SchedulePlan, company: Company) => string> = {
  booked: bookedText,
  dayOff: (_, __, company) =>
    company === null ? 'This is one of your days off.' : `${company} takes no work that day.`,
  tooSoon: (_, { leadTimeDays, freeFrom }, company) =>
    `${company === null ? 'Your' : `${company}'s`} lead time of ${days(leadTimeDays ?? 0)} ends on ${booked(freeFrom ?? '', 'weekday')}.`,
  outsideWeek: (_, { preferredWeek }, company) =>
    `${company === null ? 'The retailer asked' : 'You asked'} for the week of ${booked(preferredWeek ?? '', 'weekday')}.`,
};

/** Returns the reason why the job cannot be scheduled on a day, or null. The server refuses such a day with the same words. */
export const refusalText = (
  day: string,
  { needs, held, today }: SchedulePlan,
  { company, mayUpdate }: Pick<RefusalReader, 'company' | 'mayUpdate'>,
): string | null => refusalOn(day, needs, held, { company, mayUpdate, today });

/** Returns one sentence for each reason against a day. */
export const warningTexts = (day: string, plan: SchedulePlan, company: Company): string[] =>
  warningsOn(day, plan).map((warning) => texts[warning](day, plan, company));
