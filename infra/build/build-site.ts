import { buildOnce, type Sources } from './build-once.ts';
import { buildWeb } from './build-web.ts';
import { compressFiles } from './compress-files.ts';

export const siteSources: Sources = {
  folders: ['web/src', 'web/public', 'web/build', 'shared'],
  files: ['web/index.html', 'web/vite.config.ts', 'infra/build/compress-files.ts', 'package-lock.json'],
};

interface SiteOptions {
  supportEmail: string;
  log?: (line: string) => void;
  signal?: AbortSignal;
}

/** Builds the web application as it is deployed, with compressed copies for the local server. */
export const buildSite = (folder: string, { supportEmail, log, signal }: SiteOptions): Promise<void> =>
  buildOnce(folder, { ...siteSources, values: [supportEmail] }, async () => {
    log?.('Building the web application ...');
    await buildWeb(folder, { supportEmail, ...(signal && { signal }) });
    await compressFiles(folder);
  });
