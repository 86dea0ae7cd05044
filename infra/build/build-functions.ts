import { buildOnce } from './build-once.ts';
import { bundleFunctions } from './bundle.ts';

/** Builds the functions as they are deployed. */
export const buildFunctions = (folder: string, log: (line: string) => void): Promise<void> =>
  buildOnce(folder, [], async (into) => {
    log('Building the functions ...');
    return (await bundleFunctions(into)).sources;
  });
