import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from './bundle.ts';

const run = promisify(execFile);

/** Builds the web application into a folder, which is emptied first. In a process of its own, beside other work. */
export async function buildWeb(folder: string, signal?: AbortSignal): Promise<void> {
  const vite = join(projectRoot, 'node_modules/vite/bin/vite.js');
  const args = ['build', '--config', 'web/vite.config.ts', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  await run(process.execPath, [vite, ...args], { cwd: projectRoot, signal });
}
