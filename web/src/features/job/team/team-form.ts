import * as z from 'zod';
import type { ColleagueView } from '#shared/api/parts/people.ts';
import type { StoredJobStatus } from '#shared/domain/jobs/job.ts';
import { needsReason, type Team } from '#shared/domain/jobs/team.ts';
import { jobName } from '#web/src/components/job-facts.tsx';
import type { SchedulePlan } from '#web/src/components/schedule/plan-words.ts';

/** The value of the choice "No one yet". */
const nobody = '';

export interface TeamValues {
  people: string[];
  signerId: string;
  reason: string;
}

export const valuesOf = ({ people, signerId }: Team): TeamValues => ({
  people: [...people],
  signerId: signerId ?? nobody,
  reason: '',
});

/** A person who is no longer on the job does not sign the work off. */
export const teamIn = ({ people, signerId }: TeamValues): Team => ({
  people,
  signerId: people.includes(signerId) ? signerId : null,
});

/** The schema of the form, which asks for a reason where the server does. */
export const teamSchema = (status: StoredJobStatus, before: Team) =>
  z
    .object({ people: z.array(z.string()), signerId: z.string(), reason: z.string().trim().max(500) })
    .refine((values) => values.reason !== '' || !needsReason(status, before, teamIn(values)), {
      path: ['reason'],
      error: 'Please say why another person signs the work off',
    });

export const signerOptions = (chosen: readonly ColleagueView[]) => [
  { value: nobody, label: 'No one yet' },
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
