import { parseArgs } from 'node:util';
import type { Unlinked } from './accounts/compare-accounts.ts';
import { usageOf } from './commands/commands.ts';
import { openTable } from './open-table.ts';

/**
 * Checks, exports and erases accounts. `npm run ops -- accounts check --stage NAME` lists accounts that the account pool lacks,
 * and users of the pool without an account. `relink` also removes those users from the pool. `export EMAIL --to FOLDER` writes
 * a copy of the account's data. `erase EMAIL` says what it would delete, and deletes the account with `--confirm EMAIL`.
 * `export` and `erase` also take `--data-dir` (`.local`) instead of a stage, or the table in TABLE_NAME.
 */

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    stage: { type: 'string' },
    'data-dir': { type: 'string' },
    to: { type: 'string' },
    confirm: { type: 'string' },
  },
});
const [command = '', email = '', ...others] = positionals;

async function compare(stage: string, isRelinking: boolean): Promise<void> {
  const { CognitoIdentityProviderClient } = await import('@aws-sdk/client-cognito-identity-provider');
  const { readStage } = await import('../aws/stage/stages.ts');
  const { compareAccounts } = await import('./accounts/compare-accounts.ts');
  const { findStagePool, readPool, removeFromPool } = await import('./accounts/stage-pool.ts');
  const { scanEmails } = await import('#functions/data/accounts/account-scans.ts');
  const client = new CognitoIdentityProviderClient({ region: readStage(stage).settings.region });
  try {
    const pool = await findStagePool(client, stage);
    // We read the pool first, because the table has the row of a new account before the pool has its user.
    const users = await readPool(client, pool);
    const { withoutSignIn, withoutAccount }: Unlinked = compareAccounts(await scanEmails(), users);
    for (const each of withoutSignIn) console.log(`cannot sign in before asking for a new password: ${each.email}`);
    for (const each of withoutAccount) console.log(`has no account: ${each.id}  ${each.email}`);
    if (isRelinking) await removeFromPool(client, pool, withoutAccount);
    const after = isRelinking ? 'removed from the pool' : 'have no account';
    console.log(`${withoutSignIn.length} cannot sign in, ${withoutAccount.length} ${after}`);
  } finally {
    client.destroy();
  }
}

async function run(): Promise<number> {
  const { stage } = values;
  if ((command === 'check' || command === 'relink') && stage) {
    await compare(stage, command === 'relink');
    return 0;
  }
  if (command === 'export') {
    const { exportAccount } = await import('./accounts/export-account.ts');
    const files = await exportAccount(email, values.to ?? '');
    console.log(files ? files.join('\n') : `No one has registered as ${email}.`);
    return files ? 0 : 1;
  }
  const { eraseAccount } = await import('./accounts/erase-account.ts');
  const { isDone, lines } = await eraseAccount(email, values.confirm);
  console.log(lines.join('\n'));
  return isDone || values.confirm === undefined ? 0 : 1;
}

const isOfStage = (command === 'check' || command === 'relink') && email === '' && values.stage !== undefined;
const isOfPerson = email.includes('@') && ((command === 'export' && values.to !== undefined) || command === 'erase');
if (!(isOfStage || isOfPerson) || others.length > 0) {
  console.error(usageOf('ops', 'accounts'));
  process.exitCode = 2;
} else {
  try {
    const close = await openTable({ stage: values.stage, dataDir: values['data-dir'], hasFiles: command === 'export' });
    try {
      process.exitCode = await run();
    } finally {
      await close();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
