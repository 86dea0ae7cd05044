import { build } from 'esbuild';
import type { FunctionName } from '#functions/env.ts';
import { bundleOptions, entryOf, functionNames } from '#infra/build/bundle.ts';

/** What IAM asks for each call we make. ElectroDB's own calls of the table are not seen here: it is a package. */
const actionsOfCommand: Record<string, string[]> = {
  AdminCreateUserCommand: ['cognito-idp:AdminCreateUser'],
  AdminDeleteUserCommand: ['cognito-idp:AdminDeleteUser'],
  AdminInitiateAuthCommand: ['cognito-idp:AdminInitiateAuth'],
  AdminSetUserPasswordCommand: ['cognito-idp:AdminSetUserPassword'],
  // Whoever holds the client's secret may revoke: IAM is not asked.
  RevokeTokenCommand: [],
  EncryptCommand: ['kms:Encrypt'],
  DecryptCommand: ['kms:Decrypt'],
  SendEmailCommand: ['ses:SendEmail'],
  PutObjectCommand: ['s3:PutObject'],
  GetObjectCommand: ['s3:GetObject'],
  HeadObjectCommand: ['s3:GetObject', 's3:ListBucket'],
  CopyObjectCommand: ['s3:GetObject', 's3:PutObject'],
  DeleteObjectCommand: ['s3:DeleteObject'],
  DeleteObjectsCommand: ['s3:DeleteObject'],
  GetCommand: ['dynamodb:GetItem'],
  BatchGetCommand: ['dynamodb:BatchGetItem'],
  QueryCommand: ['dynamodb:Query'],
  PutCommand: ['dynamodb:PutItem'],
  UpdateCommand: ['dynamodb:UpdateItem'],
  DeleteCommand: ['dynamodb:DeleteItem'],
  BatchWriteCommand: ['dynamodb:BatchWriteItem'],
  // Inside a transaction each row is asked about by itself.
  TransactGetCommand: ['dynamodb:GetItem'],
  TransactWriteCommand: [
    'dynamodb:ConditionCheckItem',
    'dynamodb:DeleteItem',
    'dynamodb:PutItem',
    'dynamodb:UpdateItem',
  ],
};

function actionsOf(code: string): string[] {
  // The bundler numbers what two modules name alike.
  const commands = [...code.matchAll(/new (\w+?Command)\d*\(/g)].map(([, command = '']) => command);
  return commands.flatMap((command) => {
    const known = actionsOfCommand[command];
    if (!known) throw new Error(`Which IAM action does ${command} need?`);
    return known;
  });
}

/** One function at a time: what another one uses of a module they share is then not taken for this one's. */
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
 * The actions each function can come to need, read off its code: bundled, so that what it cannot reach is gone, and
 * without packages, so that only our own calls are left.
 */
export async function actionsInCode(): Promise<Record<FunctionName, string[]>> {
  const actions = await Promise.all(functionNames.map(async (name) => [name, await actionsOfFunction(name)]));
  return Object.fromEntries(actions) as Record<FunctionName, string[]>;
}
