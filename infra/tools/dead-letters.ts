import { parseArgs } from 'node:util';
import { SQSClient } from '@aws-sdk/client-sqs';
import { readStage } from '../aws/stage/stages.ts';
import { usageOf } from './commands/commands.ts';
import { readDeadLetters } from './queues/dead-letters.ts';

/**
 * Reads dead-letter queues. `npm run ops -- dead-letters list --stage NAME` prints the messages in the queues of a stage. `drain`
 * also removes them. The queues contain no work, only messages that some work failed permanently.
 */

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { stage: { type: 'string' } } });
const [command, ...others] = positionals;
try {
  if ((command !== 'list' && command !== 'drain') || others.length > 0 || !values.stage)
    throw new Error(usageOf('ops', 'dead-letters'));
  const isDraining = command === 'drain';
  const { region } = readStage(values.stage).settings;
  const sqs = new SQSClient({ region, useQueueUrlAsEndpoint: false });
  const count = await readDeadLetters(sqs, values.stage, { isDraining, print: console.log });
  console.log(`${count} ${isDraining ? 'removed' : 'dead letters'}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
