import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { acceptedChecks } from '#infra/tools/templates/accepted-checks.ts';

it('the rehearsal says what it lacks on a machine without Python, and what it does not cover', () => {
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

/** Commands for operators that the rehearsal does not give, and the test that does. */
const givenElsewhere: Record<string, string> = {
  'outbox requeue': 'infra/test/api/notifications/outbox-command.test.ts',
  cost: 'infra/test/api/calls/capacity.test.ts',
  rehearsal: 'infra/test/stack/rehearsal.test.ts',
};

it('every command for operators is given in the rehearsal or in a test', () => {
  const blocks = readFileSync('docs/operations.md', 'utf8').match(/```sh\n[\s\S]*?```|`np[mx] [^`]+`/g) ?? [];
  const commands = blocks.join('\n').match(/np(?:m run|x) [^`\n]+/g) ?? [];
  const wordsOf = (command: string) =>
    command.match(/(?<= )[a-z-]+(?= |$)/g)?.filter((word) => /^[a-z]/.test(word)) ?? [];
  const given = new Set(
    commands.map((command) =>
      wordsOf(command.replace(/npm run (?:(?:ops|measure) --)?/, 'npm').replace(/ --[a-z]+ \S+/g, '')).join(' '),
    ),
  );
  const steps = readdirSync('infra/rehearsal/steps').map((file) =>
    readFileSync(`infra/rehearsal/steps/${file}`, 'utf8'),
  );
  const isRehearsed = (command: string) =>
    steps.some((step) => command.split(' ').every((word) => step.includes(`'${word}'`) || step.includes(`/${word}'`)));
  expect(given.size).toBeGreaterThan(10);
  expect([...given].filter((command) => !isRehearsed(command) && !(command in givenElsewhere))).toEqual([]);
  for (const [command, file] of Object.entries(givenElsewhere)) {
    const text = readFileSync(file, 'utf8');
    expect([command, command.split(' ').every((word) => text.includes(word))]).toEqual([command, true]);
  }
});

it.each([
  ['the check of the templates', 'infra/tools/templates/check-templates.ts'],
  ['the judge of the contract', 'infra/proof/judge-contract.ts'],
])('%s says what it lacks on a machine without Python', (_, entry) => {
  const folder = mkdtempSync(join(tmpdir(), 'suncrew-templates-'));
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', entry, '--folder', folder], {
    env: { HOME: tmpdir(), PATH: folder },
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect([status, stderr]).toEqual([1, expect.stringContaining('This needs Python 3.10 or newer')]);
});

it('whatever the judges of the templates may find has a reason', () => {
  for (const [id, { reason }] of Object.entries(acceptedChecks)) expect([id, reason.length > 30]).toEqual([id, true]);
});
