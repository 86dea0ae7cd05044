import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWholeFile } from '../write-file.ts';

export interface PreparedFolder {
  isNew: boolean;
  /** The secret that proves to the functions that a request came through the edge. */
  edgeSecret: string;
  hasDemoData: boolean;
  /** Marks the folder as complete, so that the next start keeps its data. */
  finish(withDemoData: boolean): Promise<void>;
}

/** The first file that a process writes into a folder that it owns. */
const ownerFile = 'owner.json';
const secretFile = 'edge-secret';
/** A file that exists until a new folder is complete. After an interrupted start, the next start sees it and begins again. */
const unfinishedMark = 'unfinished';
const demoMark = 'demo-data';

async function empty(path: string, names: readonly string[]): Promise<void> {
  await writeWholeFile(join(path, unfinishedMark), '');
  for (const name of names) {
    if (name !== ownerFile && name !== unfinishedMark) await rm(join(path, name), { recursive: true, force: true });
  }
}

/** Reads the edge secret of a folder that an earlier start has prepared. */
export const readEdgeSecret = (path: string): Promise<string> => readFile(join(path, secretFile), 'utf8');

/** Opens the folder of an earlier start, or sets up a new one. Throws for a folder with other contents. */
export async function prepareFolder(path: string, { reset }: { reset: boolean }): Promise<PreparedFolder> {
  const names = await readdir(path);
  const isOurs = names.includes(secretFile) || names.includes(unfinishedMark);
  if (!isOurs && names.some((name) => name !== ownerFile))
    throw new Error(`The folder ${path} contains other files. Choose another folder with --data-dir.`);
  const isNew = !isOurs || reset || names.includes(unfinishedMark);
  if (isNew) {
    await empty(path, names);
    await writeWholeFile(join(path, secretFile), randomBytes(32).toString('base64url'));
  }
  return {
    isNew,
    edgeSecret: await readEdgeSecret(path),
    hasDemoData: !isNew && names.includes(demoMark),
    finish: async (withDemoData) => {
      if (withDemoData) await writeWholeFile(join(path, demoMark), '');
      await rm(join(path, unfinishedMark), { force: true });
    },
  };
}
