import { parseArgs } from 'node:util';
import { usageOf } from './commands/commands.ts';
import { openTable } from './open-table.ts';

/**
 * Changes the rights of accounts, for which the API has no calls. `npm run ops -- admin grant EMAIL` makes a registered person an
 * administrator from their next request on. `revoke EMAIL` reverses that, and `list` prints the administrators. `confirm EMAIL`
 * confirms the address of an owner who does not get emails. `reset-two-factor EMAIL` turns two-factor sign-in off for an owner,
 * or an administrator, who has lost the phone and the recovery codes.
 * Uses `--data-dir` (`.local`), running or not, the stage in AWS that `--stage` names, or the table in TABLE_NAME.
 */

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

async function list(): Promise<number> {
  const { listAdministrators } = await import('#functions/core/accounts/administrators.ts');
  const emails = await listAdministrators();
  for (const email of emails) console.log(email);
  console.log(`${emails.length} ${emails.length === 1 ? 'administrator' : 'administrators'}`);
  return 0;
}

async function change(email: string, isAdmin: boolean): Promise<number> {
  const { setAdministrator } = await import('#functions/core/accounts/administrators.ts');
  const outcome = await setAdministrator(email, isAdmin);
  if (outcome !== 'changed') {
    console.error(
      outcome === 'unknown'
        ? `No one has registered as ${email}.`
        : `${email} works for a company. An administrator needs an account that only they sign in to.`,
    );
    return 1;
  }
  console.log(`${email} is ${isAdmin ? 'now' : 'no longer'} an administrator.`);
  return 0;
}

async function confirm(email: string): Promise<number> {
  const { confirmByOperator } = await import('#functions/core/accounts/confirm-email.ts');
  if (!(await confirmByOperator(email))) {
    console.error(`No one has registered as ${email}.`);
    return 1;
  }
  console.log(`${email} is confirmed.`);
  return 0;
}

async function resetTwoFactor(email: string): Promise<number> {
  const { resetTwoFactorByOperator } = await import('#functions/core/accounts/reset-by-operator.ts');
  const outcome = await resetTwoFactorByOperator(email);
  if (outcome === 'unknown') {
    console.error(`No one has registered as ${email}.`);
    return 1;
  }
  console.log(
    outcome === 'reset'
      ? `Two-factor sign-in is off for ${email}. We signed them out everywhere and sent them an email.`
      : `Two-factor sign-in was already off for ${email}.`,
  );
  return 0;
}

function readCommand() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { stage: { type: 'string' }, 'data-dir': { type: 'string' } },
  });
  const [command = '', email = '', ...others] = positionals;
  const isChange = ['grant', 'revoke', 'confirm', 'reset-two-factor'].includes(command) && email.includes('@');
  const isOneTable = values.stage === undefined || values['data-dir'] === undefined;
  if (!(isChange || (command === 'list' && email === '')) || others.length > 0 || !isOneTable)
    throw new Error(usageOf('ops', 'admin'));
  return { command, email, table: { stage: values.stage, dataDir: values['data-dir'] } };
}

async function main(): Promise<number> {
  const { command, email, table } = readCommand();
  const close = await openTable(table);
  try {
    if (command === 'list') return await list();
    if (command === 'reset-two-factor') return await resetTwoFactor(email);
    return await (command === 'confirm' ? confirm(email) : change(email, command === 'grant'));
  } finally {
    await close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
