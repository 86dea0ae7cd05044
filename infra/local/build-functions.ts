import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { bundleFunctions, projectRoot } from '../bundle.ts';
import { buildOnce } from './build-once.ts';

const sources = {
  folders: ['functions', 'shared'],
  files: ['infra/bundle.ts', 'infra/lean-electrodb.ts', 'package-lock.json'],
};

const run = promisify(execFile);
const buildPlaces = () =>
  run(process.execPath, ['--import', 'tsx', 'functions/places/build-places.ts', '--if-missing'], { cwd: projectRoot });

/** Builds the functions as they are deployed. */
export const buildFunctions = (folder: string, log: (line: string) => void): Promise<void> =>
  buildOnce(folder, sources, async () => {
    log('Building the functions ...');
    await buildPlaces();
    await bundleFunctions(folder);
  });
