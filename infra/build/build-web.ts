import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../install.mjs';

const run = promisify(execFile);

interface BuildOptions {
  signal?: AbortSignal;
  /** Also writes `.vite/manifest.json`: which files each page needs. */
  manifest?: boolean;
  /** Where the pages will be. Previews of links need whole addresses. */
  origin?: string;
  /** The address that the pages tell people to email when they need help. */
  supportEmail: string;
}

/** Builds the web application into a folder, which is emptied first. Runs in its own process, alongside other work. */
export async function buildWeb(
  folder: string,
  { signal, manifest = false, origin = '', supportEmail }: BuildOptions,
): Promise<void> {
  const vite = join(projectRoot, 'node_modules/vite/bin/vite.js');
  const args = ['build', '--config', 'web/vite.config.ts', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  if (manifest) args.push('--manifest');
  // Always a production build, even in a test, because the styles of the pages depend on it.
  const env = { ...process.env, NODE_ENV: 'production', VITE_SITE_ORIGIN: origin, VITE_SUPPORT_EMAIL: supportEmail };
  await run(process.execPath, [vite, ...args], { cwd: projectRoot, signal, env });
}
