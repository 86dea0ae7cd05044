import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { changeStage } from '../emulator/change-stage.ts';
import { type Rehearsal, runOps, runScript } from '../emulator/rehearsal.ts';
import { newPerson, password } from './person.ts';
import { relinkAccounts } from './relink.ts';

/** Restores the table as it was at a moment, and deploys the stage with the restored table instead of the damaged one. */
export async function restoreStage(rehearsal: Rehearsal, address: string): Promise<void> {
  const { emulator, walk, stage } = rehearsal;
  const person = (name: string) => newPerson(emulator, address, name);
  const [early, late, left] = [person('early'), person('late'), person('left')];
  const register = async (person: typeof early) => {
    const { email } = person;
    const { status, text } = await person.call('POST', '/api/auth/register', { email, password, role: 'installer' });
    assert.equal(status, 201, text);
  };
  const moment = await walk.step(
    'two people sign up before the restore point; after it, one of them leaves and another person signs up',
    async () => {
      await register(early);
      await register(left);
      await delay(3000);
      const at = new Date();
      await delay(3000);
      await register(late);
      const gone = await left.call('POST', '/api/auth/delete-account', { password, deletedJobs: 0 });
      assert.equal(gone.status, 204, gone.text);
      return at.toISOString();
    },
  );
  const table = await walk.step('the operator restores the table beside the one in use', async () => {
    const said = await runOps(rehearsal, 'restore', '--stage', stage, '--to', moment);
    assert.equal((await late.call('GET', '/api/auth/me')).status, 200);
    return /table: .*/.exec(said)?.[0] ?? '';
  });
  await walk.step('the restored table has the earlier account, and not the later one', async () => {
    await changeStage(rehearsal, 'inviteDays,', `inviteDays,\n    ${table}`);
    await runScript(rehearsal, 'deploy', '--stage', stage);
    const { email } = early;
    assert.equal((await early.call('POST', '/api/auth/login', { email, password })).status, 200);
    assert.equal((await early.call('GET', '/api/auth/me')).status, 200);
    assert.equal((await late.call('GET', '/api/auth/me')).status, 401);
    assert.match(await runOps(rehearsal, 'outbox', 'list', '--stage', stage), /^0 failed/m);
  });
  await relinkAccounts(rehearsal, { came: late, left });
}
