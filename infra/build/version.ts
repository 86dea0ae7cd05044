import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../install.mjs';

export interface Version {
  release: string;
  /** The commit. Absent in a copy without git. */
  build?: string;
}

export const readRelease = (): string =>
  (JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string }).version;

/** Returns the release and the commit of this repository. If there are uncommitted changes, `build` says so. */
export function readVersion(): Version {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: projectRoot, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  const release = readRelease();
  try {
    const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
    return { release, build: `${git('rev-parse', '--short=10', 'HEAD')}${isChanged ? ' with changes' : ''}` };
  } catch {
    // The project is a copy without git, such as an archive of a release.
    return { release };
  }
}
