import { storedName } from '../entities/kind.ts';
import { kinds } from '../kinds/kinds.ts';
import type { Shapes } from './bring-forward.ts';

/** The migrations of every kind of row, under its name in the table. A test compares each shape with the recorded ones. */
export const shapes: Shapes = Object.fromEntries(
  Object.values(kinds).map((kind) => [storedName(kind), kind.migrations]),
);

/** The kinds of rows that only earlier versions have. No code reads such rows, and the migration of all rows deletes them. */
export const retiredKinds: ReadonlySet<string> = new Set(['mappin', 'mapcell', 'mapentry']);

/**
 * The kinds of rows that wait for work. Lists skip such a row if a newer version wrote it, so that the row does not delay the
 * others.
 */
export const waitingKinds: ReadonlySet<string> = new Set(['outbox']);
