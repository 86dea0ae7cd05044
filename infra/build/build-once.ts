import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../install.mjs';
import { writeWholeFile } from '../write-file.ts';
import { keepBuild, takeKeptBuild } from './kept-builds.ts';

/** The sources of a build, as paths from the project root. They include what does the building. */
export interface Sources {
  folders: readonly string[];
  files: readonly string[];
  /** The settings that end up in what is built. */
  values?: readonly string[];
}

const isTest = (name: string): boolean => /\.test\.tsx?$/.test(name);
/** This is in a source folder, but a build generates it. */
const isMade = (name: string): boolean => name.endsWith('.data.js');

async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(join(projectRoot, folder), { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile() && !isTest(entry.name) && !isMade(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
}

/** Whole paths, always in the same order. */
export async function sourceFiles({ folders, files }: Sources): Promise<string[]> {
  const found = (await Promise.all(folders.map(filesIn))).flat().sort();
  return [...found, ...files.map((file) => join(projectRoot, file))];
}

async function hashSources(sources: Sources): Promise<string> {
  const paths = await sourceFiles(sources);
  const contents = await Promise.all(paths.map((path) => readFile(path)));
  const hash = createHash('sha256');
  for (const [index, path] of paths.entries()) hash.update(`${path}\n`).update(contents[index] ?? '');
  for (const value of sources.values ?? []) hash.update(`\n${value}`);
  return hash.digest('hex');
}

/** Builds into a folder of this instance, unless it or another folder was already built from exactly these sources. */
export async function buildOnce(folder: string, sources: Sources, build: () => Promise<void>): Promise<void> {
  // Next to the folder and not in it, because its contents may be served.
  const stampFile = `${folder}.built-from`;
  const [wanted, found] = await Promise.all([hashSources(sources), readFile(stampFile, 'utf8').catch(() => '')]);
  if (wanted === found) return;
  if (!(await takeKeptBuild(folder, wanted))) {
    await build();
    await keepBuild(folder, wanted);
  }
  await writeWholeFile(stampFile, wanted);
}
