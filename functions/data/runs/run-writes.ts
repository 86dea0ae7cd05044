import type { NamedWrite } from '../commit.ts';
import type { RunRow } from '../rows.ts';
import { write } from '../write.ts';

/** Writes the row of a run, which replaces the row of the previous run. */
export const putRun = (row: RunRow): NamedWrite => write('run', (entities) => entities.run.put(row).commit());
