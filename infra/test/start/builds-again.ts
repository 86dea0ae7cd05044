import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFunctions } from '../../build/build-functions.ts';
import { buildSite } from '../../build/build-site.ts';
import { projectRoot } from '../../install.mjs';
import { localContact } from '../../local/cloud/serving/local-account.ts';

/**
 * Builds the application in a copy of the project. Then prints for each file in the arguments the parts that are built again
 * after a change of this file.
 */

const folder = join(projectRoot, '.local');
const builds = {
  functions: (log: (line: string) => void) => buildFunctions(join(folder, 'functions'), log),
  site: (log: (line: string) => void) => buildSite(join(folder, 'site'), { contact: localContact, log }),
};

/** Tells whether a build begins. Stops the build at its first log line, so that it changes nothing. */
async function isRepeated(build: (log: (line: string) => void) => Promise<void>): Promise<boolean> {
  const begun = new Error('The build begins.');
  try {
    await build(() => {
      throw begun;
    });
    return false;
  } catch (error) {
    if (error !== begun) throw error;
    return true;
  }
}

async function repeatedAfter(file: string): Promise<string[]> {
  const path = join(projectRoot, file);
  const before = await readFile(path).catch(() => null);
  await appendFile(path, '\n');
  const repeated: string[] = [];
  for (const [name, build] of Object.entries(builds)) if (await isRepeated(build)) repeated.push(name);
  await (before === null ? rm(path) : writeFile(path, before));
  return repeated;
}

for (const build of Object.values(builds)) await build(() => undefined);
const found: Record<string, string[]> = {};
for (const file of process.argv.slice(2)) found[file] = await repeatedAfter(file);
process.stdout.write(`\n${JSON.stringify(found)}`);
