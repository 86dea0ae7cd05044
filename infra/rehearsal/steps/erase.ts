import assert from 'node:assert/strict';
import {
  CognitoIdentityProviderClient,
  ListUserPoolsCommand,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { strFromU8, unzipSync } from 'fflate';
import { stackName } from '../../aws/stage/stack-name.ts';
import { readTable } from '../../read-table.ts';
import { newAbn } from '../../samples/abn.ts';
import { findStageTable } from '../../tools/find-stage-table.ts';
import type { Rehearsal } from '../emulator/rehearsal.ts';
import { eventually } from './eventually.ts';
import { newPerson, password } from './person.ts';

const phone = '02 5550 1234';
const contact = 'Erin Erasable';

/** Returns the personal texts that no row may contain after the account is erased. */
const personal = (email: string) => [email, phone, contact];

/** Returns all rows without an expiry time as one text. */
async function everyRow({ emulator, stage }: Rehearsal): Promise<string> {
  const dynamo = new DynamoDBClient(emulator.client);
  const rows = await readTable(DynamoDBDocumentClient.from(dynamo), await findStageTable(dynamo, stage));
  // The row of a confirmation link contains the email address until the link expires, within a week.
  return JSON.stringify([...rows].flatMap(([, each]) => each).filter((row) => row.ttl === undefined));
}

async function countAccounts({ emulator, stage }: Rehearsal): Promise<number> {
  const pools = new CognitoIdentityProviderClient(emulator.client);
  const { UserPools = [] } = await pools.send(new ListUserPoolsCommand({ MaxResults: 60 }));
  const UserPoolId = UserPools.find(({ Name }) => Name?.startsWith(`${stackName(stage)}`))?.Id;
  const { Users = [] } = await pools.send(new ListUsersCommand({ UserPoolId }));
  return Users.length;
}

/** Deletes an account, and checks that no data about its owner is left. */
export async function erasePerson(rehearsal: Rehearsal, address: string): Promise<void> {
  const { emulator, walk } = rehearsal;
  const person = newPerson(emulator, address, 'erin');
  const names = personal(person.email);
  const before = await walk.step('a person signs up with their name, email address and phone number', async () => {
    const accounts = await countAccounts(rehearsal);
    const { email } = person;
    assert.equal((await person.call('POST', '/api/auth/register', { email, password, role: 'retailer' })).status, 201);
    const profile = {
      companyName: 'Erasable Solar',
      contactName: contact,
      contactEmail: email,
      contactPhone: phone,
      abnNumber: newAbn(),
      headquartersAddress: '1 Church St, Parramatta NSW 2150',
    };
    const { status, text } = await person.call('POST', '/api/profile/retailer', profile);
    assert.equal(status, 201, text);
    const known = await everyRow(rehearsal);
    assert.deepEqual(
      names.filter((name) => !known.includes(name)),
      [],
    );
    assert.equal(await countAccounts(rehearsal), accounts + 1);
    return accounts;
  });
  await walk.step('the person gets a copy of their data', async () => {
    assert.equal((await person.call('POST', '/api/auth/confirm-password', { password })).status, 204);
    const asked = await person.call('POST', '/api/data-copy', {});
    assert.equal(asked.status, 200, asked.text);
    const address = await eventually(async () => {
      const { status, text } = await person.call('POST', '/api/data-copy/download', { part: 1 });
      assert.equal(status, 200, text);
      return new URL(JSON.parse(text).address);
    });
    const { bytes } = await emulator.ask(address.pathname + address.search, { headers: { host: address.host } });
    const data = strFromU8(unzipSync(bytes)['data.json'] ?? new Uint8Array());
    assert.deepEqual(
      names.filter((name) => !data.includes(name)),
      [],
    );
  });
  await walk.step('the person deletes their account, and no row and no user of the pool remains', async () => {
    const { status, text } = await person.call('POST', '/api/auth/delete-account', { password, deletedJobs: 0 });
    assert.ok(status < 300, text);
    await eventually(async () => {
      const known = await everyRow(rehearsal);
      assert.deepEqual(
        names.filter((name) => known.includes(name)),
        [],
      );
      assert.equal(await countAccounts(rehearsal), before);
    });
    assert.equal((await person.call('POST', '/api/auth/login', { email: person.email, password })).status, 401);
  });
}
