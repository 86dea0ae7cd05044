import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { contactVariables, type SiteContact } from '#shared/site-contact.ts';
import { projectRoot } from '../install.mjs';

const run = promisify(execFile);

interface BuildOptions {
  signal?: AbortSignal;
  /** Whether to write `.vite/manifest.json`, which lists the files that each page needs. */
  manifest?: boolean;
  /** The site's origin. Previews of links need absolute URLs. */
  origin?: string;
  contact: SiteContact;
}

/**
 * Empties a folder and builds the web application into it. The build runs in its own process, alongside other work. Returns the
 * files that the build read.
 */
export async function buildWeb(
  folder: string,
  { signal, manifest = false, origin = '', contact }: BuildOptions,
): Promise<string[]> {
  const args = ['infra/build/run-vite.mjs', folder, ...(manifest ? ['manifest'] : [])];
  // NODE_ENV is always production, even in a test, because the styles of the pages depend on it.
  const env = { ...process.env, NODE_ENV: 'production', VITE_SITE_ORIGIN: origin, ...contactVariables(contact) };
  const list = `${folder}-${randomUUID()}.json`;
  try {
    await run(process.execPath, args, { cwd: projectRoot, signal, env: { ...env, SOURCES_FILE: list } });
    const ids = JSON.parse(await readFile(list, 'utf8')) as string[];
    // A query after the name marks a part of a file. Modules that plugins create begin with a zero byte and are not files.
    return ids.filter((id) => !id.startsWith('\0')).map((id) => id.replace(/\?.*$/, ''));
  } finally {
    await rm(list, { force: true });
  }
}
