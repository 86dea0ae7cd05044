import { buildOnce } from './build-once.ts';
import { bundleFunctions } from './bundle.ts';

const sources = {
  folders: ['functions', 'shared'],
  files: ['infra/build/bundle.ts', 'infra/build/lean-electrodb.ts', 'infra/build/lean-sdk.ts', 'package-lock.json'],
};

/** Builds the functions as they are deployed. */
export const buildFunctions = (folder: string, log: (line: string) => void): Promise<void> =>
  buildOnce(folder, sources, async () => {
    log('Building the functions ...');
    await bundleFunctions(folder);
  });
