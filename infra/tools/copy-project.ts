import { cpSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../install.mjs';

const notCopied =
  /^(?:node_modules|\.git|\.local|\.cache|cdk\.out|coverage|test-results|web\/(?:dist|e2e\/(?:results|screenshots)))$/;

/** Copies the project's sources into a folder, and links the same packages. Changes there do not affect the project. */
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
