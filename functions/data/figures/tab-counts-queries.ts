import type { TabCountsRow } from '../rows.ts';
import { rows } from '../service.ts';

/** For the owner's dashboard. A strong read, so that it includes their last action. */
export async function findOwnTabCounts(userId: string): Promise<TabCountsRow | null> {
  const { data } = await rows().tabCounts.get({ userId }).go({ consistent: true });
  return data;
}

/** For other users. It may be a moment old. */
export async function findTabCounts(userId: string): Promise<TabCountsRow | null> {
  const { data } = await rows().tabCounts.get({ userId }).go();
  return data;
}
