import assert from 'node:assert/strict';
import { GetSecretValueCommand, ListSecretsCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { newAbn } from '../../samples/abn.ts';
import { jobForm } from '../../tools/verify/job-form.ts';
import { retailerProfile } from '../../tools/verify/people.ts';
import { changeStage } from '../emulator/change-stage.ts';
import { type Rehearsal, runScript } from '../emulator/rehearsal.ts';
import { newPerson, type Person, password } from './person.ts';

async function originSecretOf({ emulator }: Rehearsal): Promise<string> {
  const client = new SecretsManagerClient(emulator.client);
  const { SecretList = [] } = await client.send(new ListSecretsCommand({}));
  const of = SecretList.filter(({ Name }) => Name?.includes('OriginSecret'));
  assert.equal(of.length, 1);
  const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId: of[0]?.ARN }));
  return SecretString;
}

/** Shares a job. Returns the URL of the link. */
async function shareJob(person: Person): Promise<string> {
  const made = await person.call('POST', '/api/profile/retailer', { ...retailerProfile, abnNumber: newAbn() });
  assert.equal(made.status, 201, made.text);
  const posted = await person.call('POST', '/api/jobs', jobForm());
  assert.equal(posted.status, 201, posted.text);
  const shared = await person.call('POST', `/api/jobs/${JSON.parse(posted.text).job.id}/share`, {});
  assert.equal(shared.status, 200, shared.text);
  return `/api/jobs/shared/${JSON.parse(shared.text).shareToken}`;
}

/** Rotates CloudFront's secret, and the secret on which sessions depend. */
export async function rotateSecrets(rehearsal: Rehearsal, address: string): Promise<void> {
  const { emulator, walk, stage } = rehearsal;
  const person = newPerson(emulator, address, 'rosa');
  const { email } = person;
  const past = (secret: string) => emulator.pastCloudFront('/api/landing/stats', { 'x-origin-verify': secret });
  const visitor = newPerson(emulator, address, 'visitor');
  const before = await walk.step(
    'a retailer is signed in, shares a job, and knows the secret of CloudFront',
    async () => {
      assert.equal(
        (await person.call('POST', '/api/auth/register', { email, password, role: 'retailer' })).status,
        201,
      );
      assert.equal((await person.call('GET', '/api/auth/me')).status, 200);
      const secret = await originSecretOf(rehearsal);
      const { status, text } = await past(secret);
      assert.equal(status, 200, text);
      const link = await shareJob(person);
      assert.equal((await visitor.call('GET', link)).status, 200);
      return { secret, link };
    },
  );
  await walk.step('the operator rotates both secrets', async () => {
    await changeStage(rehearsal, 'secrets: { origin: 1, sessions: 1 }', 'secrets: { origin: 2, sessions: 2 }');
    await runScript(rehearsal, 'deploy', '--stage', stage);
  });
  await walk.step(
    'the API refuses the old secret, sessions have ended, a share link still works, and a person can sign in again',
    async () => {
      assert.notEqual(await originSecretOf(rehearsal), before.secret);
      assert.equal((await past(before.secret)).status, 403);
      assert.equal((await person.call('GET', '/api/auth/me')).status, 401);
      assert.equal((await person.call('POST', '/api/auth/refresh')).status, 401);
      // Share links do not depend on a secret of the stage, so links from before the rotation still work.
      assert.equal((await visitor.call('GET', before.link)).status, 200);
      assert.equal((await person.call('POST', '/api/auth/login', { email, password })).status, 200);
      assert.equal((await person.call('GET', '/api/auth/me')).status, 200);
    },
  );
}
