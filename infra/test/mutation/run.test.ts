import { spawnSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { projectRoot } from '#infra/install.mjs';

test('a mutation run of a file without the name of its area explains how to name the area', () => {
  const run = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'infra/test/mutation/run.ts', 'functions/http/cookies.ts'],
    {
      cwd: projectRoot,
      encoding: 'utf8',
    },
  );
  expect(run.stderr).toContain('Files belong to one area');
  expect(run.status).toBe(1);
});
