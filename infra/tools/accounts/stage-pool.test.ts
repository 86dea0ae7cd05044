import {
  AdminDeleteUserCommand,
  CognitoIdentityProviderClient,
  ListUserPoolsCommand,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { beforeEach, expect, it } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { compareAccounts } from './compare-accounts.ts';
import { findStagePool, readPool, removeFromPool } from './stage-pool.ts';

const mocked = mockClient(CognitoIdentityProviderClient);
const client = new CognitoIdentityProviderClient({ region: 'ap-southeast-2' });
const user = (id: string) => ({ Username: id, Attributes: [{ Name: 'email', Value: `${id}@example.com` }] });

beforeEach(() => {
  mocked.reset();
  mocked.on(ListUserPoolsCommand).resolves({
    UserPools: [
      { Id: 'other', Name: 'SunCrew-testing-accounts' },
      { Id: 'pool', Name: 'SunCrew-test-accounts' },
    ],
  });
  mocked
    .on(ListUsersCommand, { UserPoolId: 'pool' })
    .resolves({ Users: [user('ann')], PaginationToken: 'more' })
    .on(ListUsersCommand, { UserPoolId: 'pool', PaginationToken: 'more' })
    .resolves({ Users: [user('ben'), user('cat')] });
});

it('a stage has exactly one account pool, which has the name of the stage', async () => {
  await expect(findStagePool(client, 'test')).resolves.toBe('pool');
  await expect(findStagePool(client, 'production')).rejects.toThrow('has 0 account pools');
});

it('the comparison of accounts and pool goes by id, and ignores registrations in progress', async () => {
  const users = await readPool(client, 'pool');
  const held = [
    { userId: 'ann', email: 'ann@example.com', state: 'active' as const },
    { userId: 'ben', email: 'ben@example.com', state: 'pending' as const },
    { userId: 'dan', email: 'dan@example.com', state: 'active' as const },
    { userId: 'eve', email: 'eve@example.com', state: 'pending' as const },
  ];
  const { withoutSignIn, withoutAccount } = compareAccounts(held, users);
  expect(withoutSignIn.map(({ email }) => email)).toEqual(['dan@example.com']);
  expect(withoutAccount).toEqual([{ id: 'cat', email: 'cat@example.com' }]);
  await removeFromPool(client, 'pool', withoutAccount);
  const removed = mocked.commandCalls(AdminDeleteUserCommand).map(({ args: [{ input }] }) => input);
  expect(removed).toEqual([{ UserPoolId: 'pool', Username: 'cat' }]);
});
