import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWholeFile } from '../../write-file.ts';

/** The parts that are added while people already use the application. */
export type LaterPart = 'quiet' | 'country';

/** The progress of adding the rest of the demo data. The data folder contains it until all demo data is loaded. */
export interface Progress {
  /** When the loading began. All dates are relative to this time, so that a later start repeats a call with the same content. */
  since: Date;
  /** The parts of the demo data to load, whether or not their loading has begun. */
  parts: readonly LaterPart[];
  isDone(name: string): boolean;
  done(name: string): Promise<void>;
  /** Uploads a file, or returns its reference from an earlier attempt, so that a repeated call names the same file. */
  uploadOnce(name: string, upload: () => Promise<string>): Promise<string>;
  /** Removes the progress from the data folder, because all demo data is loaded. */
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

/** Records in a new data folder that these parts of the demo data are still missing. */
export async function beginProgress(dataDir: string, now: Date, parts: readonly LaterPart[]): Promise<void> {
  const stored: Stored = { since: now.toISOString(), parts, done: [], uploads: {} };
  await writeWholeFile(fileIn(dataDir), JSON.stringify(stored));
}

/** Reads the progress of a data folder. Returns null if no demo data is missing. */
export async function readProgress(dataDir: string): Promise<Progress | null> {
  const path = fileIn(dataDir);
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return null;
  const stored = JSON.parse(text) as Stored;
  const known = new Set(stored.done);
  let saving = Promise.resolve();
  /** Saves the progress. Saves run one after the other, so that an older state never replaces a newer one. */
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
