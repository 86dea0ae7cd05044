import { parseArgs } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { stackName } from '../aws/stage/stack-name.ts';
import { readStage } from '../aws/stage/stages.ts';
import { restoreTable } from '../aws/storage/restored-table.ts';
import { usageOf } from './commands/commands.ts';
import { findStageTable } from './find-stage-table.ts';

/**
 * Restores a table: `npm run ops -- restore --stage NAME --to 2026-11-23T08:40:00Z`. This creates a second table with every row
 * as it was at that time. It prints the setting for `infra/aws/stage/stages.ts` with which the next deployment uses the new
 * table. The stage uses its current table until then.
 */

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

async function restore(): Promise<void> {
  const { stage, to } = parseArgs({ options: { stage: { type: 'string' }, to: { type: 'string' } } }).values;
  const moment = new Date(to ?? '');
  if (!stage || Number.isNaN(moment.getTime())) throw new Error(usageOf('ops', 'restore'));
  const { settings } = readStage(stage);
  const client = new DynamoDBClient({ region: settings.region });
  try {
    const from = await findStageTable(client, stage);
    const name = `${stackName(stage)}-restored-${moment.toISOString().replace(/[-:]|\..*/g, '')}`;
    const table = await restoreTable(client, { from, name, to: moment, settings });
    console.log(`Restored ${from} as it was at ${moment.toISOString()}. To use it, add to the stage and deploy:`);
    console.log(`    table: ${JSON.stringify(table)},`);
  } finally {
    client.destroy();
  }
}

try {
  await restore();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
