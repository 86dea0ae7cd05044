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

/** Returns the team without people who no longer work here. If the chosen signer is not on the team, it has no signer. */
export function teamIn({ people, signerId }: TeamValues, atWork: readonly Pick<ColleagueView, 'id'>[]): Team {
  const chosen = people.filter((id) => atWork.some((person) => person.id === id));
  return { people: chosen, signerId: chosen.includes(signerId) ? signerId : null };
}

/** Returns the schema of the form. It requires a reason in the cases of `needsReason`, as the server does. */
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

/** Returns one sentence for each person who is on another job of the company on the same day. */
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
