import { RemovalPolicy } from 'aws-cdk-lib';
import * as kms from 'aws-cdk-lib/aws-kms';
import * as secretsmanager from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { accept } from '../stage/accepted-findings.ts';
import type { StageSettings } from '../stage/stages.ts';

/** Encrypts installers' SAA numbers. Each is bound to the account it belongs to. */
export function createSaaKey(scope: Construct, { keepData }: StageSettings): kms.Key {
  return new kms.Key(scope, 'SaaKey', {
    description: "Installers' SAA numbers",
    enableKeyRotation: true,
    removalPolicy: keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });
}

/** The secret that proves to the functions that a request came through CloudFront. */
export function createOriginSecret(scope: Construct): string {
  const secret = new secretsmanager.Secret(scope, 'OriginSecret', {
    description: 'Sent by CloudFront, checked by every function',
    generateSecretString: { passwordLength: 48, excludePunctuation: true },
  });
  accept(secret, {
    'AwsSolutions-SMG4':
      'CloudFront and the functions take a copy at deployment, so rotating it on a timer would lock the application out. ' +
      'It grants no access by itself: every call behind it still checks the session.',
  });
  // A dynamic reference instead of the value. CloudFormation fills it in, so the template never contains the secret.
  return secret.secretValue.unsafeUnwrap();
}
