import type { Role } from '#shared/domain/jobs/job.ts';
import { type ScoreName, scoreSixths, scoresGivenBy } from '#shared/domain/people/reputation.ts';
import { Refusal } from '../../refusal.ts';

/** The scores in a review. Both companies rate the other one's communication. */
export interface GivenScores extends Partial<Record<ScoreName, number | null | undefined>> {
  communication: number;
}

const allScores = [
  'jobOrganisation',
  'professionalism',
  'workmanship',
  'communication',
  'payment',
] as const satisfies readonly ScoreName[];

/** Returns the scores of a review. Refuses each score that only the other role may give, with an error on its field. */
export function scoresOf(
  role: Role,
  input: GivenScores,
): { given: Partial<Record<ScoreName, number>> & { communication: number }; sixths: number } {
  const own: readonly string[] = scoresGivenBy[role];
  const foreign = allScores.filter((name) => !own.includes(name) && input[name] != null);
  if (foreign.length > 0)
    throw new Refusal('invalid', {
      fields: Object.fromEntries(foreign.map((name) => [name, 'Only the other company can give this score'])),
    });
  const given: Partial<Record<ScoreName, number>> = {};
  for (const name of allScores) {
    const score = input[name];
    if (score != null) given[name] = score;
  }
  return { given: { ...given, communication: input.communication }, sixths: scoreSixths(given) };
}
