import {
  AdminDeleteUserCommand,
  type CognitoIdentityProviderClient,
  paginateListUserPools,
  paginateListUsers,
} from '@aws-sdk/client-cognito-identity-provider';
import { poolName, stackName } from '../../aws/stage/stack-name.ts';

/** A user of the account pool. Their user name is the id of their account. */
export interface PoolUser {
  id: string;
  email: string;
}

/** Returns the id of a stage's account pool. Throws if there is not exactly one. */
export async function findStagePool(client: CognitoIdentityProviderClient, stage: string): Promise<string> {
  const found: string[] = [];
  for await (const { UserPools = [] } of paginateListUserPools({ client }, { MaxResults: 60 }))
    found.push(
      ...UserPools.flatMap(({ Id, Name }) => (Id !== undefined && Name === poolName(stackName(stage)) ? Id : [])),
    );
  const [pool, ...others] = found;
  if (pool === undefined || others.length > 0)
    throw new Error(`The stage ${stage} has ${found.length} account pools in this account and region, not one.`);
  return pool;
}

export async function readPool(client: CognitoIdentityProviderClient, UserPoolId: string): Promise<PoolUser[]> {
  const users: PoolUser[] = [];
  for await (const { Users = [] } of paginateListUsers({ client }, { UserPoolId }))
    for (const { Username = '', Attributes = [] } of Users)
      users.push({ id: Username, email: Attributes.find(({ Name }) => Name === 'email')?.Value ?? '' });
  return users;
}

export async function removeFromPool(
  client: CognitoIdentityProviderClient,
  UserPoolId: string,
  users: readonly PoolUser[],
): Promise<void> {
  for (const { id } of users) await client.send(new AdminDeleteUserCommand({ UserPoolId, Username: id }));
}
