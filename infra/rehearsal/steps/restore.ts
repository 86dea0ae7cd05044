import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { changeStage } from '../emulator/change-stage.ts';
import { type Rehearsal, runScript } from '../emulator/rehearsal.ts';
import { newPerson, password } from './person.ts';

/** Brings the table back to a moment, and uses it instead of the one that was spoilt since. */
export async function restoreStage(rehearsal: Rehearsal, address: string): Promise<void> {
  const { emulator, walk, stage } = rehearsal;
  const [early, late] = ['early', 'late'].map((name) => newPerson(emulator, address, name));
  assert.ok(early && late);
  const register = async (person: typeof early) => {
    const { email } = person;
    const { status, text } = await person.call('POST', '/api/auth/register', { email, password, role: 'installer' });
    assert.equal(status, 201, text);
  };
  const moment = await walk.step('somebody signs up before the moment, and somebody after it', async () => {
    await register(early);
    await delay(3000);
    const at = new Date();
    await delay(3000);
    await register(late);
    return at.toISOString();
  });
  const table = await walk.step('the operator restores the table beside the one in use', async () => {
    const said = await runScript(rehearsal, 'restore', '--stage', stage, '--to', moment);
    assert.equal((await late.call('GET', '/api/auth/me')).status, 200);
    return /table: .*/.exec(said)?.[0] ?? '';
  });
  await walk.step('the operator switches to it: who came before is there, and who came after is not', async () => {
    await changeStage(rehearsal, 'inviteDays,', `inviteDays,\n    ${table}`);
    await runScript(rehearsal, 'deploy', '--stage', stage);
    const { email } = early;
    assert.equal((await early.call('POST', '/api/auth/login', { email, password })).status, 200);
    assert.equal((await early.call('GET', '/api/auth/me')).status, 200);
    assert.equal((await late.call('GET', '/api/auth/me')).status, 401);
    assert.match(await runScript(rehearsal, 'outbox', 'list', '--stage', stage), /^0 failed/m);
  });
}
