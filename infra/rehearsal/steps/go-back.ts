import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Rehearsal, runOps, runScript } from '../emulator/rehearsal.ts';
import { newPerson, password } from './person.ts';

const words = 'Please sign in to continue.';
const newerWords = 'Please sign in, said by a newer version.';

/** Deploys a newer version with a fault, and rolls it back. An account that was created in between must remain. */
export async function goBack(rehearsal: Rehearsal, address: string): Promise<void> {
  const { emulator, walk, stage, project } = rehearsal;
  const file = join(project, 'shared/errors.ts');
  const earlier = await readFile(file, 'utf8');
  assert.ok(earlier.includes(words));
  const answer = async () => (await newPerson(emulator, address, 'visitor').call('GET', '/api/auth/me')).text;
  const person = newPerson(emulator, address, 'newcomer');
  const { email } = person;
  await walk.step('a newer version is deployed, and a person signs up with it', async () => {
    await writeFile(file, earlier.replace(words, newerWords));
    await runScript(rehearsal, 'deploy', '--stage', stage);
    assert.match(await answer(), new RegExp(newerWords));
    const { status, text } = await person.call('POST', '/api/auth/register', { email, password, role: 'installer' });
    assert.equal(status, 201, text);
  });
  await walk.step(
    'the operator rolls back: the earlier version answers, and the newcomer is still signed in',
    async () => {
      await writeFile(file, earlier);
      await runScript(rehearsal, 'deploy', '--stage', stage);
      assert.match(await answer(), new RegExp(words));
      assert.equal((await person.call('GET', '/api/auth/me')).status, 200);
      assert.match(await runOps(rehearsal, 'outbox', 'list', '--stage', stage), /^0 failed/m);
    },
  );
}
