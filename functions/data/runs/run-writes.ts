import type { NamedWrite } from '../commit.ts';
import type { RunRow } from '../rows.ts';
import { write } from '../write.ts';

/** Replaces the row of the run before. */
export const putRun = (row: RunRow): NamedWrite => write('run', (entities) => entities.run.put(row).commit());
