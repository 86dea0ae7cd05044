import { fileURLToPath } from 'node:url';
import { ensurePlaces } from '../install.mjs';
import { buildOnce } from './build-once.ts';
import { bundleFunctions } from './bundle.ts';
import { programFiles } from './program-files.ts';

/** Fills a folder with the functions as they are deployed. Builds them only if a source has changed since the last build. */
export async function buildFunctions(folder: string, log: (line: string) => void): Promise<void> {
  // The build reads the table of localities, so the table must exist before `buildOnce` checks whether a build is current.
  if (!(await ensurePlaces())) throw new Error('Could not build the table of localities.');
  await buildOnce(folder, [], async (into) => {
    log('Building the functions ...');
    const { sources } = await bundleFunctions(into);
    return [...sources, ...(await programFiles(fileURLToPath(import.meta.url)))];
  });
}
