import { buildOnce } from './build-once.ts';
import { buildWeb } from './build-web.ts';

const sources = {
  folders: ['web/src', 'web/public', 'shared'],
  files: ['web/index.html', 'web/vite.config.ts', 'web/contract-addresses.ts', 'package-lock.json'],
};

/** Builds the web application as it is deployed. */
export const buildSite = (folder: string, log: (line: string) => void, signal: AbortSignal): Promise<void> =>
  buildOnce(folder, sources, async () => {
    log('Building the web application ...');
    await buildWeb(folder, { signal });
  });
