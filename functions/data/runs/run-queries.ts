import type { RunRow } from '../rows.ts';
import { rows } from '../service.ts';

/** The last one. Null if there was none. */
export async function findRun(what: RunRow['what']): Promise<RunRow | null> {
  const { data } = await rows().run.get({ what }).go();
  return data;
}
