import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import * as z from 'zod';
import { projectRoot } from '../install.mjs';

/**
 * The folder of the kept builds, which contains the latest build of each name. A second start, another instance or a test can
 * copy a kept build. A kept build never changes, because another process may be copying it. The name of a kept build contains a
 * hash of the files that it was built from.
 */
const place = join(projectRoot, '.cache/builds');

/** The hash of each file that the build read, by its path from the project root. */
const builtFrom = z.record(z.string(), z.string());

/** Tells whether a file last changed before the build. If a file changed later, the build may not match it and is not kept. */
const wasStill = async (path: string, since: number): Promise<boolean> => {
  const found = await stat(join(projectRoot, path)).catch(() => null);
  return found !== null && found.mtimeMs < since;
};

const hashOf = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');

/**
 * Hashes a file's content, or the names in a folder. The names are enough, because a build also lists each file that it read in
 * the folder.
 */
async function hashPath(path: string): Promise<string> {
  const whole = join(projectRoot, path);
  const found = await stat(whole).catch(() => null);
  if (found === null) return 'There is no such file.';
  return hashOf(found.isDirectory() ? (await readdir(whole)).sort().join('\n') : await readFile(whole));
}

/**
 * Tells whether a file's settings affect builds. The lock file decides the packages, and the TypeScript settings decide how
 * imports resolve.
 */
const isSetting = (name: string): boolean => /^(?:package|package-lock|tsconfig.*)\.json$/.test(name);
const isOurs = (path: string): boolean => !path.startsWith('..') && !path.split(sep).includes('node_modules');

async function hashAll(files: readonly string[]): Promise<Record<string, string>> {
  const settings = (await readdir(projectRoot)).filter(isSetting);
  const paths = [...new Set([...files.map((file) => relative(projectRoot, file)).filter(isOurs), ...settings])].sort();
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await hashPath(path)] as const)));
}

async function isCurrent(kept: string): Promise<boolean> {
  // Another start may have deleted the build a moment ago.
  const text = await readFile(join(kept, 'built-from.json'), 'utf8').catch(() => null);
  if (text === null) return false;
  const files = Object.entries(builtFrom.parse(JSON.parse(text)));
  const same = await Promise.all(files.map(async ([path, hash]) => (await hashPath(path)) === hash));
  return same.every(Boolean);
}

const keptAs = async (name: string): Promise<string[]> =>
  (await readdir(place)).filter((each) => each.startsWith(`${name}-`)).map((each) => join(place, each));

async function fill(folder: string, from: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await cp(join(from, 'built'), folder, { recursive: true });
}

async function keep(unfinished: string, name: string, hashes: Record<string, string>): Promise<void> {
  const text = JSON.stringify(hashes);
  await writeFile(join(unfinished, 'built-from.json'), text);
  const kept = join(place, `${name}-${hashOf(text).slice(0, 16)}`);
  await rename(unfinished, kept).catch((error: unknown) => {
    // Another start may have kept the same build a moment ago.
    if (!existsSync(kept)) throw error;
  });
  const old = (await keptAs(name)).filter((each) => each !== kept);
  await Promise.all(old.map((each) => rm(each, { recursive: true, force: true })));
}

/**
 * Fills a folder with the output of `build`. Builds only if a file that the last build read has changed since. `values` are the
 * settings that the output contains. `build` writes into the folder that it gets. It returns the absolute paths of the files
 * that it read, and of the folders of which it read all files.
 */
export async function buildOnce(
  folder: string,
  values: readonly string[],
  build: (into: string) => Promise<readonly string[]>,
): Promise<void> {
  const name = `${basename(folder)}-${hashOf(values.join('\n')).slice(0, 8)}`;
  await mkdir(place, { recursive: true });
  for (const kept of await keptAs(name)) if (await isCurrent(kept)) return fill(folder, kept);
  const unfinished = join(place, `unfinished-${randomUUID()}`);
  await mkdir(unfinished);
  try {
    // The start comes from the file system's clock, because `wasStill` compares it with the times of files. `Date.now()` may be
    // some milliseconds ahead of that clock.
    const since = (await stat(unfinished)).mtimeMs;
    const hashes = await hashAll(await build(join(unfinished, 'built')));
    await fill(folder, unfinished);
    const still = await Promise.all(Object.keys(hashes).map((path) => wasStill(path, since)));
    if (still.every(Boolean)) await keep(unfinished, name, hashes);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}
