import { cpSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../install.mjs';

const notCopied =
  /^(?:node_modules|\.git|\.local|\.cache|cdk\.out|coverage|test-results|web\/(?:dist|e2e\/(?:results|screenshots)))$/;

/** A copy of the project's sources in a folder, with the same packages. Whatever is changed there stays there. */
export function copyProject(folder: string): void {
  for (const entry of readdirSync(projectRoot)) {
    if (notCopied.test(entry)) continue;
    cpSync(join(projectRoot, entry), join(folder, entry), {
      recursive: true,
      filter: (from) => !notCopied.test(from.slice(projectRoot.length + 1)),
    });
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
}
