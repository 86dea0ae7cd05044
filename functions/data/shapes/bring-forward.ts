/** A row as it lies in the table. */
export type StoredRow = Readonly<Record<string, unknown>>;

/**
 * Makes a row of one version into one of the next. It works with what is there: an index holds only a part of a row, and
 * a row may carry what the newer version has written into it already, which stays.
 */
export type Migration = (row: StoredRow) => StoredRow;

/** The migrations of each kind of row: from version 1 to 2, from 2 to 3, and so on. A kind without any is at version 1. */
export type Shapes = Readonly<Record<string, readonly Migration[]>>;

export const kindField = '__edb_e__';
export const versionField = '__edb_v__';

/** A row that another version of the application has written. What it means cannot be guessed, and it is never left out. */
export class UnknownRow extends Error {
  readonly kind: string;
  constructor(kind: string, message: string) {
    super(message);
    this.name = 'UnknownRow';
    this.kind = kind;
  }
}

/** The version of each kind that this version of the application writes. */
export const versionsIn = (shapes: Shapes): ReadonlyMap<string, number> =>
  new Map(Object.entries(shapes).map(([kind, migrations]) => [kind, migrations.length + 1]));

/** How many versions a row is behind; 0 for one that was asked for by its keys alone. */
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

/** The row as this version of the application knows it; its version is still written as it was. */
export function bringForward(row: StoredRow, shapes: Shapes): StoredRow {
  const behind = versionsBehind(row, shapes);
  if (behind === 0) return row;
  const migrations = shapes[String(row[kindField])] ?? [];
  return migrations.slice(-behind).reduce((before, migrate) => migrate(before), row);
}
