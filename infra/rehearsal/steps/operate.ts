import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { type Rehearsal, runOps } from '../emulator/rehearsal.ts';

/** Runs some commands of docs/operations.md for a running stage. */
export async function operateStage(rehearsal: Rehearsal, address: string): Promise<void> {
  const { walk, stage, work } = rehearsal;
  const email = 'ops@suncrew.example';
  const run = (command: Parameters<typeof runOps>[1], ...words: string[]) =>
    runOps(rehearsal, command, ...words, '--stage', stage);
  await walk.step('the operator makes a person an administrator, and revokes that right', async () => {
    const body = JSON.stringify({ email, password: 'correct horse battery', role: 'retailer' });
    const headers = { 'content-type': 'application/json', origin: address, host: new URL(address).host };
    await rehearsal.emulator.ask('/api/auth/register', { method: 'POST', headers, body });
    assert.match(await run('admin', 'confirm', email), /is confirmed/);
    assert.match(await run('admin', 'grant', email), /is now an administrator/);
    assert.match(await run('admin', 'list'), /1 administrator/);
    assert.match(await run('admin', 'revoke', email), /is no longer an administrator/);
  });
  await walk.step('the operator writes a copy of a person’s data', async () => {
    const folder = join(work, 'copy');
    assert.equal(await run('accounts', 'export', email, '--to', folder), `${join(folder, 'part-1.zip')}\n`);
    const files = unzipSync(new Uint8Array(await readFile(join(folder, 'part-1.zip'))));
    assert.ok(strFromU8(files['data.json'] ?? new Uint8Array()).includes(email));
  });
  await walk.step('no follow-up work has failed', async () => assert.match(await run('outbox', 'list'), /^0 failed/m));
  await walk.step('every row has the deployed version', async () => {
    await run('migrate');
  });
}
