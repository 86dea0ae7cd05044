import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import * as z from 'zod';
import { projectRoot } from '../install.mjs';

/** The latest build of each name, for every folder that needs it: a second start, another instance, a test. */
const place = join(projectRoot, '.cache/builds');

/** The hash of each file that the build read, by its path from the project root. */
const builtFrom = z.record(z.string(), z.string());

/** A file that somebody changed while it was read may not be what was built. Then nothing is written down. */
const wasStill = async (path: string, since: number): Promise<boolean> => {
  const found = await stat(join(projectRoot, path)).catch(() => null);
  return found !== null && found.mtimeMs < since;
};

const hashOf = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');
const hashFile = (path: string): Promise<string> =>
  readFile(join(projectRoot, path)).then(hashOf, () => 'There is no such file.');

/** Packages are as the lock file says. */
const lockFile = 'package-lock.json';
const isOurs = (path: string): boolean => !path.startsWith('..') && !path.split(sep).includes('node_modules');

async function hashFiles(files: readonly string[]): Promise<Record<string, string>> {
  const paths = [...new Set([...files.map((file) => relative(projectRoot, file)).filter(isOurs), lockFile])].sort();
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await hashFile(path)] as const)));
}

async function isCurrent(kept: string): Promise<boolean> {
  const text = await readFile(join(kept, 'built-from.json'), 'utf8').catch(() => null);
  if (text === null) return false;
  const files = Object.entries(builtFrom.parse(JSON.parse(text)));
  const same = await Promise.all(files.map(async ([path, hash]) => (await hashFile(path)) === hash));
  return same.every(Boolean);
}

type Build = (into: string) => Promise<readonly string[]>;

async function keep(kept: string, build: Build): Promise<void> {
  const unfinished = join(place, `unfinished-${randomUUID()}`);
  await mkdir(unfinished, { recursive: true });
  try {
    const since = Date.now();
    const hashes = await hashFiles(await build(join(unfinished, 'built')));
    const still = await Promise.all(Object.keys(hashes).map((path) => wasStill(path, since)));
    if (still.every(Boolean)) await writeFile(join(unfinished, 'built-from.json'), JSON.stringify(hashes));
    await rm(kept, { recursive: true, force: true });
    // Another start may have kept the same build a moment ago.
    await rename(unfinished, kept).catch(() => undefined);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/**
 * Fills a folder with what `build` makes, and only builds if a file that the last build read has changed since. The values
 * are the settings that end up in what is built. `build` writes into the folder that it is given, and returns the whole
 * paths of the files that it read.
 */
export async function buildOnce(folder: string, values: readonly string[], build: Build): Promise<void> {
  const kept = join(place, `${basename(folder)}-${hashOf(values.join('\n')).slice(0, 8)}`);
  if (!(await isCurrent(kept))) await keep(kept, build);
  await rm(folder, { recursive: true, force: true });
  await cp(join(kept, 'built'), folder, { recursive: true });
}
