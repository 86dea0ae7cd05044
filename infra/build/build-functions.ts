import { fileURLToPath } from 'node:url';
import { ensurePlaces } from '../install.mjs';
import { buildOnce } from './build-once.ts';
import { bundleFunctions } from './bundle.ts';
import { programFiles } from './program-files.ts';

/** Builds the functions as they are deployed. */
export async function buildFunctions(folder: string, log: (line: string) => void): Promise<void> {
  // Before we ask whether a build is current, because the table of localities is one of the files that it reads.
  if (!(await ensurePlaces())) throw new Error('Could not build the table of localities.');
  await buildOnce(folder, [], async (into) => {
    log('Building the functions ...');
    const { sources } = await bundleFunctions(into);
    return [...sources, ...(await programFiles(fileURLToPath(import.meta.url)))];
  });
}
