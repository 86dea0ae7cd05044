import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bundleFunctions, projectRoot } from '../bundle.ts';
import { writeWholeFile } from './cloud/write-file.ts';

const sourceFolders = ['functions', 'shared'];
const otherSources = ['infra/bundle.ts', 'infra/lean-electrodb.ts', 'package-lock.json'];
const isSource = (name: string): boolean => name.endsWith('.ts') && !name.endsWith('.test.ts');

async function listSources(): Promise<string[]> {
  const lists = await Promise.all(
    sourceFolders.map(async (folder) => {
      const names = await readdir(join(projectRoot, folder), { recursive: true });
      return names.filter(isSource).map((name) => join(folder, name));
    }),
  );
  return [...lists.flat().sort(), ...otherSources];
}

/** Of everything the bundles are made from. */
async function hashSources(): Promise<string> {
  const hash = createHash('sha256');
  const sources = await listSources();
  const contents = await Promise.all(sources.map((name) => readFile(join(projectRoot, name))));
  for (const [index, name] of sources.entries()) hash.update(`${name}\n`).update(contents[index] ?? '');
  return hash.digest('hex');
}

const run = promisify(execFile);
const buildPlaces = () =>
  run(process.execPath, ['--import', 'tsx', 'functions/places/build-places.ts', '--if-missing'], { cwd: projectRoot });

/** Builds the functions as they are deployed into a folder of this instance alone, unless they lie there already. */
export async function buildFunctions(folder: string, log: (line: string) => void): Promise<void> {
  const stampFile = join(folder, 'built-from');
  const [wanted, found] = await Promise.all([hashSources(), readFile(stampFile, 'utf8').catch(() => '')]);
  if (wanted === found) return;
  log('Building the functions ...');
  await buildPlaces();
  await bundleFunctions(folder);
  await writeWholeFile(stampFile, wanted);
}
