import { buildOnce, type Sources } from './build-once.ts';
import { bundleFunctions } from './bundle.ts';

export const functionSources: Sources = {
  folders: ['functions', 'shared'],
  files: ['infra/build/bundle.ts', 'infra/install.mjs', 'package-lock.json'],
};

/** Builds the functions as they are deployed. */
export const buildFunctions = (folder: string, log: (line: string) => void): Promise<void> =>
  buildOnce(folder, functionSources, async () => {
    log('Building the functions ...');
    await bundleFunctions(folder);
  });
