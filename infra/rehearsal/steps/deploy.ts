import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CreateEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { readOutputs } from '../../aws/deploy/deployment.ts';
import { projectRoot } from '../../install.mjs';
import { runTo } from '../../tools/python/run-to.ts';
import { type Rehearsal, runScript } from '../emulator/rehearsal.ts';

const operator = { MAIL_FROM: 'hello@suncrew.example', ALARM_EMAIL: 'ops@suncrew.example' };

/** Deploys a stage for the first time into an empty account. Returns its URL. */
export async function deployStage(rehearsal: Rehearsal): Promise<string> {
  const { emulator, walk, work, stage, project } = rehearsal;
  const { environment } = emulator;
  // In a rehearsal, no operator can confirm the prompts of a deployment.
  Object.assign(environment, operator, { CDK_REQUIRE_APPROVAL: 'never' });
  await walk.step('the operator verifies the sender and prepares the account', async () => {
    const mail = new SESv2Client(emulator.client);
    await mail.send(new CreateEmailIdentityCommand({ EmailIdentity: operator.MAIL_FROM }));
    const words = [
      join(projectRoot, 'node_modules/aws-cdk/bin/cdk'),
      'bootstrap',
      `aws://000000000000/${emulator.client.region}`,
    ];
    await runTo(process.execPath, words, { log: join(work, 'bootstrap.log'), environment });
  });
  return walk.step('the stack is deployed and its pages are published', async () => {
    await runScript(rehearsal, 'deploy', '--stage', stage);
    const outputs = await readFile(join(project, `cdk.out/outputs-${stage}.json`), 'utf8');
    return readOutputs(stage, outputs).address;
  });
}
