import { build } from 'esbuild';
import type { FunctionName } from '#functions/env.ts';
import { bundleOptions, entryOf, functionNames } from '#infra/bundle.ts';

/** What IAM asks for each call we make of these services. Tables are left out: ElectroDB makes those calls. */
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
};
const tableCommand = /^(Get|BatchGet|Query|TransactGet|TransactWrite|Put|Update|Delete|BatchWrite)Command$/;

/**
 * The actions each function can come to need, read off its code: bundled, so that what it cannot reach is gone, and
 * without packages, so that only our own calls are left.
 */
export async function actionsInCode(): Promise<Record<FunctionName, string[]>> {
  const entries = Object.fromEntries(functionNames.map((name) => [name, entryOf(name)]));
  const { outputFiles } = await build({
    ...bundleOptions(entries, '/out'),
    splitting: false,
    minify: false,
    sourcemap: false,
    packages: 'external',
    write: false,
  });
  return Object.fromEntries(
    outputFiles.map(({ path, text }) => {
      const commands = [...text.matchAll(/new (\w+Command)\(/g)].map(([, command = '']) => command);
      const actions = commands
        .filter((command) => !tableCommand.test(command))
        .flatMap((command) => {
          const known = actionsOfCommand[command];
          if (!known) throw new Error(`Which IAM action does ${command} need?`);
          return known;
        });
      return [path.replace(/^.*\/|\.mjs$/g, ''), [...new Set(actions)].sort()];
    }),
  ) as Record<FunctionName, string[]>;
}
