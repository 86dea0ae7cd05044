import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { type Command, commands } from './commands.ts';

/** Returns the output of a command, and its exit code. */
const type = (...words: string[]): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    const args = ['--import', 'tsx', 'infra/tools/commands/main.ts', ...words];
    execFile(process.execPath, args, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    );
  });

describe.each(Object.entries<Record<string, Command>>(commands))('npm run %s', (group, inGroup) => {
  it('lists its commands, and names them again for a wrong one', async () => {
    const [help, wrong, none] = await Promise.all([type(group, '--help'), type(group, 'undo'), type(group)]);
    expect([help.code, wrong.code, none.code]).toEqual([0, 2, 2]);
    expect(wrong.said).toContain('There is no command undo.');
    for (const [name, { does }] of Object.entries(inGroup))
      for (const { said } of [help, wrong, none]) expect(said).toMatch(new RegExp(`^  ${name} +${does}$`, 'm'));
  });

  it('prints the arguments of a command, without running it', async () => {
    for (const [name, { takes, does }] of Object.entries(inGroup).slice(0, 2)) {
      const said = [`Usage: npm run ${group} -- ${name} ${takes}`.trimEnd(), '', `${name} ${does}.`, ''].join('\n');
      expect(await type(group, name, '--help')).toEqual({ code: 0, said });
    }
  });

  it('has a file for each command', () => {
    expect(Object.values(inGroup).filter(({ file }) => !existsSync(file))).toEqual([]);
  });
});

it('a command gets the arguments that follow its name', async () => {
  const { code, said } = await type('ops', 'outbox', 'forget');
  expect([code, said]).toEqual([2, expect.stringMatching(/^Usage: npm run ops -- outbox list/)]);
});
