import { setAdministrator } from '#functions/core/accounts/administrators.ts';
import { loadEnvironment } from '#functions/env.ts';

/**
 * Makes a person an administrator, or reverses it. The API has no call for this.
 * Uses the table that TABLE_NAME names, in AWS or, with AWS_ENDPOINT_URL_DYNAMODB, on this machine.
 */
const usage = `Usage: TABLE_NAME=<table> AWS_REGION=<region> node --import tsx infra/tools/make-admin.ts <email> [--revoke]`;

async function main(): Promise<number> {
  const [email = '', option, ...rest] = process.argv.slice(2);
  if (!email.includes('@') || (option !== undefined && option !== '--revoke') || rest.length > 0) {
    console.error(usage);
    return 2;
  }
  const notUsed = 'not-used';
  const others = { BUCKET_NAME: notUsed, OBJECT_URL_STYLE: 'path', APP_ORIGIN: 'http://not.used', MAIL_FROM: notUsed };
  loadEnvironment('sweeper', { TABLE_NAME: process.env.TABLE_NAME, ...others });
  const isAdmin = option === undefined;
  if (!(await setAdministrator(email, isAdmin))) {
    console.error(`No one has registered as ${email}.`);
    return 1;
  }
  console.log(`${email} is ${isAdmin ? 'now' : 'no longer'} an administrator.`);
  return 0;
}

process.exitCode = await main();
