import { readMany } from '../read-many.ts';
import type { ReputationRow } from '../rows.ts';
import { rows } from '../service.ts';

/** For the owner's dashboard. A strong read, like the other numbers there. */
export async function findOwnReputation(userId: string): Promise<ReputationRow | null> {
  const { data } = await rows().reputation.get({ userId }).go({ consistent: true });
  return data;
}

/** For visitors of a profile. It may be a moment old. */
export async function findReputation(userId: string): Promise<ReputationRow | null> {
  const { data } = await rows().reputation.get({ userId }).go();
  return data;
}

/** For the cards of a list. It may be a moment old. */
export const readReputations = (userIds: readonly string[]): Promise<ReputationRow[]> =>
  readMany(
    userIds.map((userId) => ({ userId })),
    (open) => rows().reputation.get(open).go(),
  );
