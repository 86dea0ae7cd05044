import { createHmac } from 'node:crypto';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { setting } from '../env.ts';

/** Short waits, so that there is time left to answer that the account pool cannot be reached. */
export const poolClient = new CognitoIdentityProviderClient({
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 2_000, throwOnRequestTimeout: true },
});

/** Proves to Cognito that the caller knows the client's secret. */
export const secretHash = (userId: string): string =>
  createHmac('sha256', setting('USER_POOL_CLIENT_SECRET'))
    .update(userId + setting('USER_POOL_CLIENT_ID'))
    .digest('base64');
