import { fileURLToPath } from 'node:url';
import type { SiteContact } from '#shared/site-contact.ts';
import { buildOnce } from './build-once.ts';
import { buildWeb } from './build-web.ts';
import { compressFiles } from './compress-files.ts';
import { programFiles } from './program-files.ts';

interface SiteOptions {
  contact: SiteContact;
  log?: (line: string) => void;
  signal?: AbortSignal;
}

/** Builds the web application as it is deployed, with compressed copies for the local server. */
export const buildSite = (folder: string, { contact, log, signal }: SiteOptions): Promise<void> =>
  buildOnce(folder, [JSON.stringify(contact)], async (into) => {
    log?.('Building the web application ...');
    const sources = await buildWeb(into, { contact, ...(signal && { signal }) });
    await compressFiles(into);
    return [...sources, ...(await programFiles(fileURLToPath(import.meta.url)))];
  });
