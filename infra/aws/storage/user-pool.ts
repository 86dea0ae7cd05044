import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import * as cognito from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';
import { accessTokenMinutes, refreshTokenDays } from '#functions/token-life.ts';
import { passwordLength } from '#shared/api/auth.ts';
import { accept } from '../stage/accepted-findings.ts';
import { poolName } from '../stage/stack-name.ts';
import type { StageSettings } from '../stage/stages.ts';
import { numbered } from './keys.ts';

export interface Accounts {
  pool: cognito.UserPool;
  clientId: string;
  clientSecret: string;
}

/**
 * Creates the account pool. Cognito stores passwords and the keys of authenticator apps, and issues tokens. Our table contains
 * everything else about a user.
 */
export function createAccounts(scope: Construct, { keepData, secrets }: StageSettings): Accounts {
  const pool = new cognito.UserPool(scope, 'Accounts', {
    // The operator's commands find the pool by this name.
    userPoolName: poolName(Stack.of(scope).stackName),
    selfSignUpEnabled: false,
    // The user name is our own id, because an email address may change and the pool may be rebuilt.
    signInAliases: { username: true },
    accountRecovery: cognito.AccountRecovery.NONE,
    featurePlan: cognito.FeaturePlan.LITE,
    // Each user decides whether to use two-factor sign-in. Our table contains the decision.
    mfa: cognito.Mfa.OPTIONAL,
    mfaSecondFactor: { otp: true, sms: false },
    passwordPolicy: {
      minLength: passwordLength.min,
      requireLowercase: false,
      requireUppercase: false,
      requireDigits: false,
      requireSymbols: false,
    },
    deletionProtection: keepData,
    removalPolicy: keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });
  accept(pool, {
    'AwsSolutions-COG1': 'Composition rules make passwords weaker (ASVS 6.2.5), so the server checks length instead.',
    'AwsSolutions-COG2':
      'Each user decides about the second factor, and the application asks administrators of production for it.',
    'AwsSolutions-COG8':
      'The paid plan adds threat protection that only works if the browser talks to Cognito, which it never does here.',
  });
  const client = pool.addClient(numbered('Client', secrets.sessions), {
    generateSecret: true,
    authFlows: { adminUserPassword: true },
    disableOAuth: true,
    preventUserExistenceErrors: true,
    enableTokenRevocation: true,
    accessTokenValidity: Duration.minutes(accessTokenMinutes),
    idTokenValidity: Duration.minutes(accessTokenMinutes),
    refreshTokenValidity: Duration.days(refreshTokenDays),
  });
  // `client.userPoolClientSecret` would add a custom resource with its own permissions. CloudFormation can return the secret
  // directly.
  const { attrClientSecret } = client.node.defaultChild as cognito.CfnUserPoolClient;
  return { pool, clientId: client.userPoolClientId, clientSecret: attrClientSecret };
}
