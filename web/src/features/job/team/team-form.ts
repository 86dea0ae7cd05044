import * as z from 'zod';
import type { ColleagueView } from '#shared/api/parts/people.ts';
import { needsReason, type Team } from '#shared/domain/jobs/team.ts';
import { jobName } from '#web/src/components/job-facts.tsx';
import type { SchedulePlan } from '#web/src/components/schedule/plan-words.ts';

/** The value of the choice "No one yet". */
const notChosen = '';

export interface TeamValues {
  people: string[];
  signerId: string;
  reason: string;
}

export const valuesOf = ({ people, signerId }: Team): TeamValues => ({
  people: [...people],
  signerId: signerId ?? notChosen,
  reason: '',
});

/** Without people who no longer work here. A person who is not on the job does not sign off the work. */
export function teamIn({ people, signerId }: TeamValues, atWork: readonly Pick<ColleagueView, 'id'>[]): Team {
  const chosen = people.filter((id) => atWork.some((person) => person.id === id));
  return { people: chosen, signerId: chosen.includes(signerId) ? signerId : null };
}

/** The schema of the form, which asks for a reason where the server does. */
export const teamSchema = (hasStarted: boolean, before: Team, atWork: readonly Pick<ColleagueView, 'id'>[]) =>
  z
    .object({ people: z.array(z.string()), signerId: z.string(), reason: z.string().trim().max(500) })
    .refine((values) => values.reason !== '' || !needsReason(hasStarted, before, teamIn(values, atWork)), {
      path: ['reason'],
      error: 'Say why another person signs off the work',
    });

export const signerOptions = (chosen: readonly ColleagueView[]) => [
  { value: notChosen, label: 'No one yet' },
  ...chosen.map(({ id, name }) => ({ value: id, label: name })),
];

/** One sentence for each person who is on another job of the company on the same day. */
export const clashesOf = (
  chosen: readonly ColleagueView[],
  day: string | null,
  bookings: SchedulePlan['bookings'],
): string[] =>
  chosen.flatMap(({ id, name }) => {
    const others = bookings.flatMap(({ day: on, job }) => (job && on === day && job.team.includes(id) ? [job] : []));
    const names = others.map((job) => [jobName(job), job.suburb].filter(Boolean).join(', '));
    return others.length > 0 ? [`${name} is also on ${names.join(' and ')} that day.`] : [];
  });
