import assert from 'node:assert/strict';
import { type Rehearsal, runOps } from '../emulator/rehearsal.ts';
import { eventually } from './eventually.ts';
import { type Person, password } from './person.ts';

interface SinceThen {
  /** A person who signed up after the restore point. */
  came: Person;
  /** A person who deleted their account after the restore point. */
  left: Person;
}

/** Repairs the account pool after a restore, when the table and the pool know different people. */
export async function relinkAccounts(rehearsal: Rehearsal, { came, left }: SinceThen): Promise<void> {
  const { walk, stage } = rehearsal;
  const run = (...words: string[]) => runOps(rehearsal, 'accounts', ...words, '--stage', stage);
  await walk.step('the operator lists the accounts that were created or deleted after the restore point', async () => {
    const said = await run('check');
    assert.match(said, new RegExp(`^cannot sign in before asking for a new password: ${left.email}$`, 'm'));
    assert.match(said, new RegExp(`^has no account: \\S+ {2}${came.email}$`, 'm'));
  });
  await walk.step('the operator deletes again the account of the person who left', async () => {
    assert.match(await run('erase', left.email), /would be deleted permanently\. 0 drafts and posted jobs go with it/);
    assert.match(await run('erase', left.email, '--confirm', left.email), /is deleted/);
    await eventually(async () => assert.match(await run('check'), /^0 cannot sign in/m));
  });
  await walk.step('after relinking, the person without an account signs up again', async () => {
    assert.match(await run('relink'), /^0 cannot sign in, 1 removed from the pool$/m);
    assert.match(await run('check'), /^0 cannot sign in, 0 have no account$/m);
    const { email } = came;
    const { status, text } = await came.call('POST', '/api/auth/register', { email, password, role: 'installer' });
    assert.equal(status, 201, text);
  });
}
