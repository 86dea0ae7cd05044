import { fileURLToPath } from 'node:url';
import { buildOnce } from './build-once.ts';
import { buildWeb } from './build-web.ts';
import { compressFiles } from './compress-files.ts';
import { programFiles } from './program-files.ts';

interface SiteOptions {
  supportEmail: string;
  log?: (line: string) => void;
  signal?: AbortSignal;
}

/** Builds the web application as it is deployed, with compressed copies for the local server. */
export const buildSite = (folder: string, { supportEmail, log, signal }: SiteOptions): Promise<void> =>
  buildOnce(folder, [supportEmail], async (into) => {
    log?.('Building the web application ...');
    const sources = await buildWeb(into, { supportEmail, ...(signal && { signal }) });
    await compressFiles(into);
    return [...sources, ...(await programFiles(fileURLToPath(import.meta.url)))];
  });
