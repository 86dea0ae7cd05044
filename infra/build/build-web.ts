import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { contactVariables, type SiteContact } from '#shared/site-contact.ts';
import { projectRoot } from '../install.mjs';

const run = promisify(execFile);

interface BuildOptions {
  signal?: AbortSignal;
  /** Also writes `.vite/manifest.json`: which files each page needs. */
  manifest?: boolean;
  /** The site's origin. Previews of links need absolute URLs. */
  origin?: string;
  contact: SiteContact;
}

/**
 * Builds the web application into a folder, which is emptied first. Runs in its own process, alongside other work. Returns
 * the files that it read.
 */
export async function buildWeb(
  folder: string,
  { signal, manifest = false, origin = '', contact }: BuildOptions,
): Promise<string[]> {
  const args = ['infra/build/run-vite.mjs', folder, ...(manifest ? ['manifest'] : [])];
  // Always a production build, even in a test, because the styles of the pages depend on it.
  const env = { ...process.env, NODE_ENV: 'production', VITE_SITE_ORIGIN: origin, ...contactVariables(contact) };
  const list = `${folder}-${randomUUID()}.json`;
  try {
    await run(process.execPath, args, { cwd: projectRoot, signal, env: { ...env, SOURCES_FILE: list } });
    const ids = JSON.parse(await readFile(list, 'utf8')) as string[];
    // A part of a file has the file's name and a query. Modules that plugins create begin with a zero byte.
    return ids.filter((id) => !id.startsWith('\0')).map((id) => id.replace(/\?.*$/, ''));
  } finally {
    await rm(list, { force: true });
  }
}
