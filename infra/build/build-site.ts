import { buildOnce } from './build-once.ts';
import { buildWeb } from './build-web.ts';
import { compressFiles } from './compress-files.ts';

const sources = {
  folders: ['web/src', 'web/public', 'shared'],
  files: [
    'web/index.html',
    'web/vite.config.ts',
    'web/chunks.ts',
    'web/contract-data.ts',
    'web/lean-chakra.ts',
    'web/lean-functions.ts',
    'web/lean-libraries.ts',
    'web/standing-pages.ts',
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
