import { createHmac } from 'node:crypto';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { setting } from '../env.ts';
import { waits } from '../waits.ts';

export const poolClient = new CognitoIdentityProviderClient(waits.accounts);

/** Returns the hash that proves to Cognito that the caller knows the client secret. */
export const secretHash = (userId: string): string =>
  createHmac('sha256', setting('USER_POOL_CLIENT_SECRET'))
    .update(userId + setting('USER_POOL_CLIENT_ID'))
    .digest('base64');
