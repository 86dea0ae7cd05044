import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { sweepOutbox } from '#functions/core/follow-ups/sweep-outbox.ts';
import { commit } from '#functions/data/commit.ts';
import { readOutbox } from '#functions/data/notifications/outbox-queries.ts';
import { outboxWrite } from '#functions/data/notifications/outbox-writes.ts';
import type { Effects } from '#functions/data/rows.ts';
import { startedApp } from '../../harness/started-app.ts';

/** The command that an operator runs for dead-lettered follow-up work. */

const app = startedApp();
beforeAll(async () => {
  app.hold();
  const strange = { followUp: { kind: 'paintTheRoof', jobId: 'one' } } as unknown as Effects;
  await commit([...outboxWrite(strange, new Date()), ...outboxWrite(strange, new Date())]);
  await sweepOutbox(new Date(Date.now() + 120_000));
});

async function run(...words: string[]): Promise<{ code: number; said: string }> {
  const env = { ...process.env, TABLE_NAME: app.tableName };
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', 'infra/tools/outbox.ts', ...words],
      { env },
    );
    return { code: 0, said: stdout };
  } catch (error) {
    const { code, stderr, stdout } = error as { code: number; stderr: string; stdout: string };
    return { code, said: stdout + stderr };
  }
}
async function idsOf(which: 'waiting' | 'dead'): Promise<string[]> {
  const ids: string[] = [];
  for await (const page of readOutbox(which)) ids.push(...page.map((row) => row.outboxId));
  return ids;
}

describe('npm run ops -- outbox', () => {
  it('lists failed rows, and retries one row or all of them', async () => {
    const [one = '', other = ''] = await idsOf('dead');
    const { code, said } = await run('list');
    expect([code, said.split('\n').length]).toEqual([0, 4]);
    for (const id of [one, other])
      expect(said).toMatch(new RegExp(`^${id}  dead  paintTheRoof  .* 1 times  .*knows no`, 'm'));
    expect(await run('requeue', one)).toEqual({ code: 0, said: '1 will be retried\n' });
    expect([await idsOf('dead'), await idsOf('waiting')]).toEqual([[other], [one]]);
    expect(await run('requeue')).toEqual({ code: 0, said: '1 will be retried\n' });
    expect([await idsOf('dead'), (await idsOf('waiting')).sort()]).toEqual([[], [one, other].sort()]);
    expect(await run('requeue', one)).toEqual({ code: 1, said: '0 will be retried\n' });
  });

  it.each([[[]], [['list', 'more']], [['requeue', 'a', 'b']], [['drop']]])(
    'explains how to use it: %j',
    async (words) => {
      const { code, said } = await run(...words);
      expect([code, said]).toEqual([2, expect.stringContaining('Usage: npm run ops -- outbox')]);
    },
  );
});
