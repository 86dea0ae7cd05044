import type { TabCountsRow } from '../rows.ts';
import { rows } from '../service.ts';

/** Returns a user's counts for their own dashboard. A strong read, so that the counts include the user's last action. */
export async function findOwnTabCounts(userId: string): Promise<TabCountsRow | null> {
  const { data } = await rows().tabCounts.get({ userId }).go({ consistent: true });
  return data;
}

/** Returns a user's counts for other users. They may be a moment old. */
export async function findTabCounts(userId: string): Promise<TabCountsRow | null> {
  const { data } = await rows().tabCounts.get({ userId }).go();
  return data;
}
