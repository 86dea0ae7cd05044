import { RemovalPolicy, SecretValue } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as kms from 'aws-cdk-lib/aws-kms';
import * as secretsmanager from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { accept } from '../stage/accepted-findings.ts';
import type { StageSettings } from '../stage/stages.ts';

/**
 * Creates the key that encrypts the numbers of installers' credentials. The encryption binds each number to its owner's account.
 */
export function createSaaKey(scope: Construct, { keepData }: StageSettings): kms.Key {
  const key = new kms.Key(scope, 'SaaKey', {
    description: "Installers' SAA numbers",
    enableKeyRotation: true,
    removalPolicy: keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });
  // Without this statement, the AWS account's administrators could decrypt a number without naming its owner. No log would then
  // show whose number they decrypted.
  key.addToResourcePolicy(
    new iam.PolicyStatement({
      sid: 'NeverWithoutItsAccount',
      effect: iam.Effect.DENY,
      principals: [new iam.AnyPrincipal()],
      actions: ['kms:Decrypt', 'kms:Encrypt'],
      resources: ['*'],
      conditions: { Null: { 'kms:EncryptionContext:userId': 'true' } },
    }),
  );
  return key;
}

/**
 * Returns the id of a resource with its number from `secrets`. A higher number gives a new id, so the next deployment creates a
 * new resource and updates everything that uses the secret.
 */
export const numbered = (id: string, number: number): string => (number === 1 ? id : `${id}${number}`);

/** Creates the secret that proves to the functions that a request came through CloudFront. */
export function createOriginSecret(scope: Construct, { secrets }: StageSettings): secretsmanager.Secret {
  const secret = new secretsmanager.Secret(scope, numbered('OriginSecret', secrets.origin), {
    description: 'Sent by CloudFront, checked by every function',
    generateSecretString: { passwordLength: 48, excludePunctuation: true },
  });
  accept(secret, {
    'AwsSolutions-SMG4':
      'CloudFront takes a copy at deployment, so rotating it on a timer would lock the application out. ' +
      'The secret alone grants no access: every call behind it still checks the session.',
  });
  return secret;
}

/** Keeps the secret of the pool's client in Secrets Manager. Only the auth function can read it. */
export function keepClientSecret(
  scope: Construct,
  clientSecret: string,
  { secrets }: StageSettings,
): secretsmanager.Secret {
  const secret = new secretsmanager.Secret(scope, numbered('PoolClientSecret', secrets.sessions), {
    description: 'Proves to Cognito that the auth function asks',
    // CloudFormation fills in the value, so the template never contains the secret.
    secretStringValue: SecretValue.resourceAttribute(clientSecret),
  });
  accept(secret, {
    'AwsSolutions-SMG4': 'Cognito makes it with the client, and it changes only with the client.',
  });
  return secret;
}

/**
 * Returns a secret's ARN as its `Id` attribute, because some template tools do not accept a reference to the secret as its ARN.
 */
export const arnOf = (secret: secretsmanager.Secret): string =>
  (secret.node.defaultChild as secretsmanager.CfnSecret).attrId;
