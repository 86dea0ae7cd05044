import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { CannotRelease, releasedFolder, releaseVersion } from '#infra/tools/release/release-version.ts';

/** A test repository with copies of the files that a release changes. */
const root = mkdtempSync(join(tmpdir(), 'suncrew-release-'));
const git = (...words: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Robin', '-c', 'user.email=robin@example.com', ...words], {
    cwd: root,
    encoding: 'utf8',
  });
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const before = JSON.parse(readFileSync('package.json', 'utf8')).version;
const major = Number(before.split('.')[0]) + 1;

beforeAll(() => {
  for (const file of ['package.json', 'package-lock.json']) cpSync(file, join(root, file));
  writeFileSync(join(root, 'CHANGELOG.md'), '# Changelog\n\n## Unreleased\n\n### Added\n\n- A button.\n');
  git('init', '--quiet');
  git('config', 'user.name', 'Robin');
  git('config', 'user.email', 'robin@example.com');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'feat: a button');
});
afterAll(() => rmSync(root, { recursive: true }));

const release = (version: string, template = '{"Resources":{}}') =>
  releaseVersion(root, version, { today: '2026-11-23', buildTemplate: async () => template });

it('the first release may have the version of package.json, and no other may', async () => {
  await release(before);
  const templates = `${releasedFolder}/${before}.json`;
  expect([git('tag', '--points-at', 'HEAD').trim(), existsSync(join(root, templates))]).toEqual([`v${before}`, true]);
  await expect(release(before)).rejects.toThrow(`${before} is not newer than ${before}`);
  writeFileSync(join(root, 'CHANGELOG.md'), '# Changelog\n\n## Unreleased\n\n### Added\n\n- A button.\n');
  git('commit', '--quiet', '--all', '--message', 'feat: another button');
});

it('a release has its version, its part of the changelog, its template and its tag', async () => {
  await release(`${major}.0.0`);
  const lock = JSON.parse(read('package-lock.json'));
  expect([JSON.parse(read('package.json')).version, lock.version, lock.packages[''].version]).toEqual(
    Array(3).fill(`${major}.0.0`),
  );
  expect(read('CHANGELOG.md')).toBe(
    `# Changelog\n\n## Unreleased\n\n## ${major}.0.0 (2026-11-23)\n\n### Added\n\n- A button.\n`,
  );
  expect(read(`${releasedFolder}/${major}.0.0.json`)).toBe('{"Resources":{}}');
  expect([git('status', '--porcelain'), git('tag', '--points-at', 'HEAD').trim()]).toEqual(['', `v${major}.0.0`]);
});

it('the next release keeps only its own template, and needs new entries in the changelog', async () => {
  await expect(release(`${major}.1.0`)).rejects.toThrow('CHANGELOG.md says nothing under "Unreleased".');
  writeFileSync(join(root, 'CHANGELOG.md'), read('CHANGELOG.md').replace('Unreleased\n', 'Unreleased\n\n- A page.\n'));
  await expect(release(`${major}.1.0`)).rejects.toThrow('There are changes that are not committed.');
  git('commit', '--quiet', '--all', '--message', 'feat: a page');
  await release(`${major}.1.0`, '{}');
  expect(existsSync(join(root, `${releasedFolder}/${major}.0.0.json`))).toBe(false);
  expect(read(`${releasedFolder}/${major}.1.0.json`)).toBe('{}');
});

it.each(['', '1', 'v9.0.0', '9.0', '0.0.0'])(
  'a version such as "%s" is refused before any file changes',
  async (version) => {
    const head = git('rev-parse', 'HEAD');
    await expect(release(version)).rejects.toThrow(CannotRelease);
    expect([git('rev-parse', 'HEAD'), git('status', '--porcelain')]).toEqual([head, '']);
  },
);

it('the command reports a wrong version in one line', () => {
  const words = ['--import', 'tsx', 'infra/tools/release/release.ts', 'next'];
  const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, 'A version has three numbers, such as 1.4.0, and not next.\n']);
});
