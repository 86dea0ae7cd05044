import { RemovalPolicy } from 'aws-cdk-lib';
import * as kms from 'aws-cdk-lib/aws-kms';
import * as secretsmanager from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { accept } from '../stage/accepted-findings.ts';
import type { StageSettings } from '../stage/stages.ts';

/** Encrypts installers' SAA numbers, bound to the account they belong to. */
export function createSaaKey(scope: Construct, { keepData }: StageSettings): kms.Key {
  return new kms.Key(scope, 'SaaKey', {
    description: 'SAA numbers of installers',
    enableKeyRotation: true,
    removalPolicy: keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });
}

/** What CloudFront tells the functions so that they know a request came through it. */
export function createOriginSecret(scope: Construct): string {
  const secret = new secretsmanager.Secret(scope, 'OriginSecret', {
    description: 'Sent by CloudFront, checked by every function',
    generateSecretString: { passwordLength: 48, excludePunctuation: true },
  });
  accept(secret, {
    'AwsSolutions-SMG4':
      'CloudFront and the functions take a copy at deployment: a rotation on a timer would lock the application out. ' +
      'It opens nothing by itself; every call behind it still checks the session.',
  });
  // A dynamic reference, not the value: CloudFormation fills it in, and the template never holds it.
  return secret.secretValue.unsafeUnwrap();
}
