import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Thrown if a release is not possible. Its message is for the person who typed the command. */
export class CannotRelease extends Error {}

interface Release {
  /** The day that the CHANGELOG names. */
  today: string;
  buildTemplate: () => Promise<string>;
}

const run = promisify(execFile);
const open = '## Unreleased\n';

/** The folder of the last release's template. The rehearsal upgrades a stage from it. */
export const releasedFolder = 'infra/rehearsal/released';

const numbersOf = (version: string): number[] | null =>
  /^\d+\.\d+\.\d+$/.test(version) ? version.split('.').map(Number) : null;

function requireNewer(version: string, before: string, isFirst: boolean): void {
  const [next, last] = [numbersOf(version), numbersOf(before)];
  if (!next) throw new CannotRelease(`A version has three numbers, such as 1.4.0, and not ${version || 'nothing'}.`);
  const at = next.findIndex((number, index) => number !== last?.[index]);
  // The first release may have the version that package.json began with.
  if (at < 0 && isFirst) return;
  if (at < 0 || (next[at] ?? 0) < (last?.[at] ?? 0))
    throw new CannotRelease(`${version} is not newer than ${before}, the version of package.json.`);
}

/** Moves the entries under "Unreleased" below a heading with the version and the day. Throws if there are none. */
export function releasedChangelog(text: string, version: string, today: string): string {
  const [before, rest] = text.split(open);
  if (before === undefined || rest === undefined) throw new CannotRelease('CHANGELOG.md has no part "Unreleased".');
  const [news = ''] = rest.split(/^## /m);
  if (!/^- /m.test(news)) throw new CannotRelease('CHANGELOG.md says nothing under "Unreleased".');
  return `${before}${open}\n## ${version} (${today})\n${rest}`;
}

/** Changes the first `times` versions of a file, which are the project's own. The versions of packages follow after them. */
function withVersion(text: string, before: string, version: string, times: number): string {
  const own = `"version": "${before}"`;
  const parts = text.split(own);
  if (parts.length <= times) throw new CannotRelease(`The version ${before} is not where it should be.`);
  return parts.reduce((all, part, index) => `${all}${index <= times ? `"version": "${version}"` : own}${part}`);
}

/** Releases the current state of a repository. Checks everything first, and throws `CannotRelease` before it changes anything. */
export async function releaseVersion(root: string, version: string, { today, buildTemplate }: Release): Promise<void> {
  const git = (...words: string[]) => run('git', words, { cwd: root });
  const read = (file: string) => readFile(join(root, file), 'utf8');
  const { version: before } = JSON.parse(await read('package.json')) as { version: string };
  const isFirst = !existsSync(join(root, releasedFolder));
  requireNewer(version, before, isFirst);
  if ((await git('status', '--porcelain')).stdout !== '')
    throw new CannotRelease('There are changes that are not committed.');
  if ((await git('tag', '--list', `v${version}`)).stdout !== '')
    throw new CannotRelease(`There is a tag v${version} already.`);
  const files = {
    'CHANGELOG.md': releasedChangelog(await read('CHANGELOG.md'), version, today),
    'package.json': withVersion(await read('package.json'), before, version, 1),
    'package-lock.json': withVersion(await read('package-lock.json'), before, version, 2),
    [`${releasedFolder}/${version}.json`]: await buildTemplate(),
  };
  await rm(join(root, releasedFolder), { recursive: true, force: true });
  await mkdir(join(root, releasedFolder), { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(root, file), text);
  await git('add', '--all', ...Object.keys(files), releasedFolder);
  await git('commit', '--quiet', '--message', `chore: release ${version}`);
  await git('tag', '--annotate', `v${version}`, '--message', version);
}
