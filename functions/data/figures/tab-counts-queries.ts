import type { TabCountsRow } from '../rows.ts';
import { rows } from '../service.ts';

/** For a person's own dashboard. A strong read, so that it shows what they have just done. */
export async function findOwnTabCounts(userId: string): Promise<TabCountsRow | null> {
  const { data } = await rows().tabCounts.get({ userId }).go({ consistent: true });
  return data;
}

/** For what other people see of a person. It may be a moment old. */
export async function findTabCounts(userId: string): Promise<TabCountsRow | null> {
  const { data } = await rows().tabCounts.get({ userId }).go();
  return data;
}
