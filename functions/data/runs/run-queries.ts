import type { RunRow } from '../rows.ts';
import { rows } from '../service.ts';

/** Returns the last run of a kind, or null. */
export async function findRun(what: RunRow['what']): Promise<RunRow | null> {
  const { data } = await rows().run.get({ what }).go();
  return data;
}
