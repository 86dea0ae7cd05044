import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { acceptedChecks } from '#infra/tools/templates/accepted-checks.ts';

it('the rehearsal reports on a machine without Python that it needs it, and what the rehearsal does not cover', () => {
  const folder = mkdtempSync(join(tmpdir(), 'suncrew-rehearsal-'));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'infra/rehearsal/rehearse.ts', '--folder', folder],
    { env: { HOME: tmpdir(), PATH: folder }, encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  expect(stdout).toMatch(/FAILED the emulator starts .*\n.*python3/);
  expect(stdout).toContain('not covered: CloudFront only passes requests on');
  expect([stdout.trim().split('\n').at(-1), status]).toEqual(['0 passed, 1 failed', 1]);
  expect(stderr).toBe('');
});

it.each([
  ['the check of the templates', 'infra/tools/templates/check-templates.ts'],
  ['the judge of the contract', 'infra/proof/judge-contract.ts'],
])('%s reports on a machine without Python that it needs it', (_, entry) => {
  const folder = mkdtempSync(join(tmpdir(), 'suncrew-templates-'));
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', entry, '--folder', folder], {
    env: { HOME: tmpdir(), PATH: folder },
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect([status, stderr]).toEqual([1, expect.stringContaining('This needs Python 3.10 or newer')]);
});

it('every accepted finding of the template checks has a reason', () => {
  for (const [id, { reason }] of Object.entries(acceptedChecks)) expect([id, reason.length > 30]).toEqual([id, true]);
});
