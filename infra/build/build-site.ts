import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../install.mjs';
import { buildOnce } from './build-once.ts';
import { buildWeb } from './build-web.ts';
import { compressFiles } from './compress-files.ts';

const sources = {
  folders: ['web/src', 'web/public', 'shared'],
  files: [
    'web/index.html',
    // The configuration of the build and all that it uses.
    ...readdirSync(join(projectRoot, 'web'))
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `web/${name}`),
    'infra/build/compress-files.ts',
    'package-lock.json',
  ],
};

/** Builds the web application as it is deployed, with compressed copies for the local server. */
export const buildSite = (folder: string, log: (line: string) => void, signal?: AbortSignal): Promise<void> =>
  buildOnce(folder, sources, async () => {
    log('Building the web application ...');
    await buildWeb(folder, signal ? { signal } : {});
    await compressFiles(folder);
  });
