import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWholeFile } from '../write-file.ts';

export interface PreparedFolder {
  isNew: boolean;
  /** What proves to the functions, and to the edge, that a request passed the edge. */
  edgeSecret: string;
  hasDemoData: boolean;
  /** From now on the next start keeps what is here. */
  finish(withDemoData: boolean): Promise<void>;
}

/** Written by whoever holds the folder, before anything else. */
const ownerFile = 'owner.json';
const secretFile = 'edge-secret';
/** Lies there as long as a new folder is not complete: a start that was broken off begins anew. */
const unfinishedMark = 'unfinished';
const demoMark = 'demo-data';

async function empty(path: string, names: readonly string[]): Promise<void> {
  await writeWholeFile(join(path, unfinishedMark), '');
  for (const name of names) {
    if (name !== ownerFile && name !== unfinishedMark) await rm(join(path, name), { recursive: true, force: true });
  }
}

/** Finds what an earlier start left, or makes the folder new. A folder with something else in it is left alone. */
export async function prepareFolder(path: string, { reset }: { reset: boolean }): Promise<PreparedFolder> {
  const names = await readdir(path);
  const isOurs = names.includes(secretFile) || names.includes(unfinishedMark);
  if (!isOurs && names.some((name) => name !== ownerFile))
    throw new Error(`The folder ${path} holds other things: choose another one with --data-dir.`);
  const isNew = !isOurs || reset || names.includes(unfinishedMark);
  if (isNew) {
    await empty(path, names);
    await writeWholeFile(join(path, secretFile), randomBytes(32).toString('base64url'));
  }
  return {
    isNew,
    edgeSecret: await readFile(join(path, secretFile), 'utf8'),
    hasDemoData: !isNew && names.includes(demoMark),
    finish: async (withDemoData) => {
      if (withDemoData) await writeWholeFile(join(path, demoMark), '');
      await rm(join(path, unfinishedMark), { force: true });
    },
  };
}
