import { randomUUID } from 'node:crypto';
import { cp, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { projectRoot } from '../install.mjs';

/** Keeps the latest build of each name for the next folder that needs it, such as a second start or a test. */
const place = join(projectRoot, '.cache/builds');

const nameOf = (folder: string, sourceHash: string): string => `${basename(folder)}-${sourceHash}`;

/** Copies the build of these sources into the folder. Returns whether there was one. */
export async function takeKeptBuild(folder: string, sourceHash: string): Promise<boolean> {
  const kept = join(place, nameOf(folder, sourceHash));
  if (!(await stat(kept).catch(() => undefined))) return false;
  await rm(folder, { recursive: true, force: true });
  await cp(kept, folder, { recursive: true });
  return true;
}

/** Keeps a copy of what was built, in place of the copy of older sources. Others may be doing the same. */
export async function keepBuild(folder: string, sourceHash: string): Promise<void> {
  const name = nameOf(folder, sourceHash);
  const unfinished = join(place, `unfinished-${randomUUID()}`);
  await cp(folder, unfinished, { recursive: true });
  // Another start may have kept the same build a moment ago.
  await rename(unfinished, join(place, name)).catch(() => rm(unfinished, { recursive: true }));
  const old = (await readdir(place)).filter((each) => each.startsWith(`${basename(folder)}-`) && each !== name);
  await Promise.all(old.map((each) => rm(join(place, each), { recursive: true, force: true })));
}
