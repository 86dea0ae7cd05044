import type { Migration, StoredRow } from '../entities/migration.ts';

/** The migrations of each kind of row: from version 1 to 2, from 2 to 3, and so on. A kind without migrations is at version 1. */
export type Shapes = Readonly<Record<string, readonly Migration[]>>;

export const kindField = '__edb_e__';
export const versionField = '__edb_v__';

/**
 * The error for a row that an unknown version of the application wrote. We cannot guess its meaning, and must not skip it
 * silently.
 */
export class UnknownRow extends Error {
  readonly kind: string;
  constructor(kind: string, message: string) {
    super(message);
    this.name = 'UnknownRow';
    this.kind = kind;
  }
}

/** Returns, for each kind, the version that this application writes. */
export const versionsIn = (shapes: Shapes): ReadonlyMap<string, number> =>
  new Map(Object.entries(shapes).map(([kind, migrations]) => [kind, migrations.length + 1]));

/** Returns the number of versions that a row is behind, or 0 if only its keys were read. Throws `UnknownRow`. */
export function versionsBehind(row: StoredRow, shapes: Shapes): number {
  const { [kindField]: kind, [versionField]: version } = row;
  if (typeof kind !== 'string') return 0;
  const now = Object.hasOwn(shapes, kind) ? (shapes[kind]?.length ?? 0) + 1 : undefined;
  if (now === undefined)
    throw new UnknownRow(kind, `This version of the application knows no rows of the kind ${kind}.`);
  const found = Number(version);
  if (!Number.isInteger(found) || found < 1 || found > now)
    throw new UnknownRow(
      kind,
      `A row is a ${kind} of version ${version}; this version of the application knows ${now}.`,
    );
  return now - found;
}

/** Returns the row in the shape of this application. Its version field keeps the stored version. */
export function bringForward(row: StoredRow, shapes: Shapes): StoredRow {
  const behind = versionsBehind(row, shapes);
  if (behind === 0) return row;
  const migrations = shapes[String(row[kindField])] ?? [];
  return migrations.slice(-behind).reduce((before, migrate) => migrate(before), row);
}
