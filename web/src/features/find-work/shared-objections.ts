import type { CallAnswer } from '#shared/api/client.ts';
import { credentialName, inSentence, slotOf } from '#shared/domain/people/credential-kinds.ts';
import type { CredentialObjection } from '#shared/domain/people/credential-objections.ts';
import { booked } from '../../lib/dates.ts';

type Job = Pick<CallAnswer<'listPublicJobs'>['jobs'][number], 'fit'>;

export interface SharedObjection {
  objection: CredentialObjection;
  /** The number of jobs with the objection. */
  count: number;
}

/** Returns the credentials that end before several of these jobs, each with the number of such jobs. */
export function sharedObjections(jobs: readonly Job[]): SharedObjection[] {
  const found = new Map<string, SharedObjection>();
  for (const objection of jobs.flatMap(({ fit }) => fit?.objections ?? [])) {
    if (objection.lack !== 'expired') continue;
    const slot = slotOf(objection);
    found.set(slot, { objection, count: (found.get(slot)?.count ?? 0) + 1 });
  }
  return [...found.values()].filter(({ count }) => count > 1);
}

/** Returns "Your public liability insurance ends on Thu 24 Dec 2026. 3 of these jobs are later." */
export function sharedText({ objection, count }: SharedObjection, today: string): string {
  const { expiresOn } = objection;
  const name = inSentence(credentialName(objection));
  const verb = expiresOn !== null && expiresOn < today ? 'ended' : 'ends';
  return `Your ${name} ${verb} on ${booked(expiresOn ?? '', 'weekdayAndYear')}. ${count} of these jobs are later.`;
}
