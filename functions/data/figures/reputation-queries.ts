import { readMany } from '../read-many.ts';
import type { ReputationRow } from '../rows.ts';
import { rows } from '../service.ts';

/** Returns a company's reputation for its own dashboard. A strong read, like the other numbers there. */
export async function findOwnReputation(userId: string): Promise<ReputationRow | null> {
  const { data } = await rows().reputation.get({ userId }).go({ consistent: true });
  return data;
}

/** Returns a company's reputation for other users. It may be a moment old. */
export async function findReputation(userId: string): Promise<ReputationRow | null> {
  const { data } = await rows().reputation.get({ userId }).go();
  return data;
}

/** Returns the reputations of several companies, for the cards of a list. They may be a moment old. */
export const readReputations = (userIds: readonly string[]): Promise<ReputationRow[]> =>
  readMany(
    userIds.map((userId) => ({ userId })),
    (open) => rows().reputation.get(open).go(),
  );
