import { spawnSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';

const path = 'infra/test/runner/swallowed-word.mjs';
const runJest = (...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['infra/test/run-jest.mjs', ...words], {
    encoding: 'utf8',
  });
  return { status, lines: `${stdout}${stderr}`.trim().split('\n') };
};

describe('a developer who runs one suite', () => {
  it.each([
    ['--selectProjects', ['--selectProjects', 'api', path]],
    ['--selectProjects', ['--selectProjects=api', path]],
    ['--selectProjects', ['--verbose', '--selectProjects', 'unit', 'api', '--runInBand']],
    ['--testPathIgnorePatterns', ['--testPathIgnorePatterns=races', 'auth']],
  ])('gets an error in one line if %s would take the path as its value', (flag, words) => {
    const { status, lines } = runJest(...words);
    expect(status).toBe(1);
    expect(lines).toEqual([expect.stringContaining(`before ${flag}:`)]);
  });

  it('gets the requested tests when the path is first', () => {
    const { status, lines } = runJest('prepare-folder', '--selectProjects', 'infra', '--listTests');
    expect(status).toBe(0);
    expect(lines.filter((line) => line.endsWith('.ts'))).toEqual([expect.stringMatching(/prepare-folder\.test\.ts$/)]);
  });
});
