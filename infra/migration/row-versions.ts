import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { type Shapes, versionsIn } from '#functions/data/shapes/bring-forward.ts';
import { writeWholeFile } from '../write-file.ts';

/** Records the version of each kind of row in a data folder, so that most starts do not need to read the rows. */

const versionsFile = z.record(z.string(), z.int().min(1));
const fileIn = (folder: string): string => join(folder, 'row-versions.json');

const wordsOf = (pairs: readonly (readonly [string, number])[]): string =>
  pairs.map(([kind, version]) => `${kind} ${version}`).join(', ');

/** Returns the recorded version of each kind. A folder without a record contains the first version of each kind. */
async function readVersions(folder: string, shapes: Shapes): Promise<Record<string, number>> {
  const text = await readFile(fileIn(folder), 'utf8').catch(() => null);
  if (text === null) return Object.fromEntries([...versionsIn(shapes).keys()].map((kind) => [kind, 1]));
  try {
    return versionsFile.parse(JSON.parse(text));
  } catch (error) {
    throw new Error(`${fileIn(folder)} cannot be read: restore it, or choose another folder with --data-dir.`, {
      cause: error,
    });
  }
}

export interface Outdated {
  kind: string;
  found: number;
  /** The current version. Null for a kind whose rows the migration deletes. */
  now: number | null;
}

/** Returns the kinds of rows in a folder that have an older version. Throws for a folder written by a newer version. */
export async function findOutdated(
  folder: string,
  shapes: Shapes,
  retired: ReadonlySet<string> = new Set(),
): Promise<Outdated[]> {
  const found = Object.entries(await readVersions(folder, shapes));
  const now = versionsIn(shapes);
  const unknown = found.filter(([kind, version]) => !retired.has(kind) && version > (now.get(kind) ?? 0));
  if (unknown.length > 0)
    throw new Error(
      `The data folder ${folder} holds rows that this version does not know (${wordsOf(unknown)}): use the version that wrote them, or choose another folder with --data-dir.`,
    );
  return found.flatMap(([kind, version]): Outdated[] => {
    if (retired.has(kind)) return [{ kind, found: version, now: null }];
    const wanted = now.get(kind) ?? 0;
    return version < wanted ? [{ kind, found: version, now: wanted }] : [];
  });
}

/** Records in a data folder that all its rows have the current versions. */
export const recordVersions = (folder: string, shapes: Shapes): Promise<void> =>
  writeWholeFile(fileIn(folder), `${JSON.stringify(Object.fromEntries(versionsIn(shapes)), null, 2)}\n`);
