import { build } from 'esbuild';
import type { FunctionName } from '#functions/env.ts';
import { bundleOptions, entryOf, functionNames } from '#infra/build/bundle.ts';

/** The IAM actions of each command in our code. The calls that the package ElectroDB makes to the table are not in our code. */
const actionsOfCommand: Record<string, string[]> = {
  AdminCreateUserCommand: ['cognito-idp:AdminCreateUser'],
  AdminDeleteUserCommand: ['cognito-idp:AdminDeleteUser'],
  AdminInitiateAuthCommand: ['cognito-idp:AdminInitiateAuth'],
  AdminSetUserPasswordCommand: ['cognito-idp:AdminSetUserPassword'],
  AdminRespondToAuthChallengeCommand: ['cognito-idp:AdminRespondToAuthChallenge'],
  AdminSetUserMFAPreferenceCommand: ['cognito-idp:AdminSetUserMFAPreference'],
  // These calls need the access token of the user and no IAM permission.
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
  // Without the right to list, S3 answers 403 for a missing file.
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

/** Returns the actions in the code of one function. Bundles it alone, which leaves out code that only other functions use. */
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
 * Returns the actions that each function can need, found in its code. The code is bundled, which removes unreachable parts, and
 * without packages, so that only our own calls remain.
 */
export async function actionsInCode(): Promise<Record<FunctionName, string[]>> {
  const actions = await Promise.all(functionNames.map(async (name) => [name, await actionsOfFunction(name)]));
  return Object.fromEntries(actions) as Record<FunctionName, string[]>;
}
