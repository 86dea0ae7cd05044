import { build } from 'esbuild';
import type { FunctionName } from '#functions/env.ts';
import { bundleOptions, entryOf, functionNames } from '#infra/build/bundle.ts';

/** The IAM action of each call we make. ElectroDB's own calls of the table do not appear, because it is a package. */
const actionsOfCommand: Record<string, string[]> = {
  AdminCreateUserCommand: ['cognito-idp:AdminCreateUser'],
  AdminDeleteUserCommand: ['cognito-idp:AdminDeleteUser'],
  AdminInitiateAuthCommand: ['cognito-idp:AdminInitiateAuth'],
  AdminSetUserPasswordCommand: ['cognito-idp:AdminSetUserPassword'],
  AdminRespondToAuthChallengeCommand: ['cognito-idp:AdminRespondToAuthChallenge'],
  AdminSetUserMFAPreferenceCommand: ['cognito-idp:AdminSetUserMFAPreference'],
  // The access token of the person is the permission.
  AssociateSoftwareTokenCommand: [],
  VerifySoftwareTokenCommand: [],
  // Revoking needs only the client secret and no IAM permission.
  RevokeTokenCommand: [],
  EncryptCommand: ['kms:Encrypt'],
  DecryptCommand: ['kms:Decrypt'],
  SendEmailCommand: ['ses:SendEmail'],
  GetSecretValueCommand: ['secretsmanager:GetSecretValue'],
  GetQueueAttributesCommand: ['sqs:GetQueueAttributes'],
  PutObjectCommand: ['s3:PutObject'],
  // Without the right to list, a missing file looks like a forbidden one.
  GetObjectCommand: ['s3:GetObject', 's3:ListBucket'],
  HeadObjectCommand: ['s3:GetObject', 's3:ListBucket'],
  DeleteObjectsCommand: ['s3:DeleteObject'],
  GetCommand: ['dynamodb:GetItem'],
  BatchGetCommand: ['dynamodb:BatchGetItem'],
  QueryCommand: ['dynamodb:Query'],
  PutCommand: ['dynamodb:PutItem'],
  UpdateCommand: ['dynamodb:UpdateItem'],
  DeleteCommand: ['dynamodb:DeleteItem'],
  BatchWriteCommand: ['dynamodb:BatchWriteItem'],
  // In a transaction, IAM checks each row separately.
  TransactGetCommand: ['dynamodb:GetItem'],
  TransactWriteCommand: [
    'dynamodb:ConditionCheckItem',
    'dynamodb:DeleteItem',
    'dynamodb:PutItem',
    'dynamodb:UpdateItem',
  ],
};

function actionsOf(code: string): string[] {
  // The bundler adds a number if two modules use the same name.
  const commands = [...code.matchAll(/new (\w+?Command)\d*\(/g)].map(([, command = '']) => command);
  return commands.flatMap((command) => {
    const known = actionsOfCommand[command];
    if (!known) throw new Error(`Which IAM action does ${command} need?`);
    return known;
  });
}

/** Bundles one function at a time, so that parts of a shared module that only other functions use are left out. */
async function actionsOfFunction(name: FunctionName): Promise<string[]> {
  const { outputFiles } = await build({
    ...bundleOptions({ [name]: entryOf(name) }, '/out'),
    minify: false,
    sourcemap: false,
    packages: 'external',
    write: false,
  });
  return [...new Set(outputFiles.flatMap(({ text }) => actionsOf(text)))].sort();
}

/**
 * The actions that each function can need, found in its code. The code is bundled, so that unreachable parts are gone, and
 * packages are left out, so that only our own calls remain.
 */
export async function actionsInCode(): Promise<Record<FunctionName, string[]>> {
  const actions = await Promise.all(functionNames.map(async (name) => [name, await actionsOfFunction(name)]));
  return Object.fromEntries(actions) as Record<FunctionName, string[]>;
}
