import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

it('the rehearsal says what it lacks on a machine without Python, and what it does not cover', () => {
  const folder = mkdtempSync(join(tmpdir(), 'suncrew-rehearsal-'));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'infra/rehearsal/rehearse.ts', '--folder', folder],
    { env: { HOME: tmpdir(), PATH: folder }, encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  expect(stdout).toMatch(/FAILED the emulator starts .*\n.*python3/);
  expect(stdout).toContain('not covered: Restoring the table');
  expect([stdout.trim().split('\n').at(-1), status]).toEqual(['0 passed, 1 failed', 1]);
  expect(stderr).toBe('');
});
