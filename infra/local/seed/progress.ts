import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWholeFile } from '../../write-file.ts';

/** The parts that are added while people already use the application. */
export type LaterPart = 'quiet' | 'country';

/** How far the rest of the demo data has come. Kept in the data folder until everything is there. */
export interface Progress {
  /** When it began. Every date follows from this, so a repeated call is the same call. */
  since: Date;
  /** The parts of the demo data, whether or not they have begun. */
  parts: readonly LaterPart[];
  isDone(name: string): boolean;
  done(name: string): Promise<void>;
  /** Uploads a file, or returns the reference from an earlier attempt, so that the item it is attached to stays the same. */
  uploadOnce(name: string, upload: () => Promise<string>): Promise<string>;
  /** Everything is there. */
  finish(): Promise<void>;
}

const fileIn = (dataDir: string): string => join(dataDir, 'demo-data-to-come.json');

interface Stored {
  since: string;
  /** Absent in folders of an earlier version. */
  parts?: readonly LaterPart[];
  done: string[];
  uploads: Record<string, string>;
}

/** Called once for a new data folder that is to get the rest of the demo data. */
export async function beginProgress(dataDir: string, now: Date, parts: readonly LaterPart[]): Promise<void> {
  const stored: Stored = { since: now.toISOString(), parts, done: [], uploads: {} };
  await writeWholeFile(fileIn(dataDir), JSON.stringify(stored));
}

/** Null if there is nothing left to add. */
export async function readProgress(dataDir: string): Promise<Progress | null> {
  const path = fileIn(dataDir);
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return null;
  const stored = JSON.parse(text) as Stored;
  const known = new Set(stored.done);
  let saving = Promise.resolve();
  /** One after the other, so that an older state never replaces a newer one. */
  const save = () => {
    saving = saving.then(() => writeWholeFile(path, JSON.stringify({ ...stored, done: [...known] })));
    return saving;
  };
  return {
    since: new Date(stored.since),
    parts: stored.parts ?? ['country'],
    isDone: (name) => known.has(name),
    done: (name) => {
      known.add(name);
      return save();
    },
    uploadOnce: async (name, upload) => {
      const reference = stored.uploads[name] ?? (await upload());
      stored.uploads[name] = reference;
      await save();
      return reference;
    },
    finish: async () => {
      await saving;
      await rm(path, { force: true });
    },
  };
}
