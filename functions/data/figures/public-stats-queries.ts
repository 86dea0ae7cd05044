import { publicScope } from '../entities/people/figures-entity.ts';
import type { PublicStatsRow } from '../rows.ts';
import { rows } from '../service.ts';

/** Returns the row of public figures, or null if nothing was counted yet. The row may be a moment old. */
export async function findPublicStats(): Promise<PublicStatsRow | null> {
  const { data } = await rows().publicStats.get({ scope: publicScope }).go();
  return data;
}
