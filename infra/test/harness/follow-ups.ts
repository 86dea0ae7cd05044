import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { outboxKeyPrefix, tableDefinition } from '#functions/data/table.ts';
import type { StreamHandler } from '../../local/cloud/dynamodb/deliver-batch.ts';
import { createTable } from '../../local/cloud/dynamodb/provision-table.ts';
import { chooseEngine } from '../../local/cloud/dynamodb/start-dynamodb.ts';
import { type StreamPoller, startStreamPoller } from '../../local/cloud/dynamodb/stream-poller.ts';
import { withoutLogger } from './adapted-clients.ts';
import { deliverDirectly } from './direct-delivery.ts';

/**
 * Creates the table of one test file and starts the delivery to its consumer: from the stream of Amazon's engine in the full
 * run, and otherwise directly.
 */
export async function startFollowUps(
  client: DynamoDBClient,
  documents: DynamoDBDocumentClient,
  tableName: string,
  handler: StreamHandler,
): Promise<StreamPoller> {
  if (chooseEngine() !== 'java') {
    await createTable(client, tableName, { ...tableDefinition, stream: undefined });
    return deliverDirectly(documents, handler);
  }
  const { streamArn } = await createTable(client, tableName, tableDefinition);
  const dataDir = join(process.env.TEST_DATA_DIR ?? '', tableName);
  await mkdir(dataDir, { recursive: true });
  const streams = new DynamoDBStreamsClient();
  withoutLogger(streams.config);
  const poller = startStreamPoller({
    client: streams,
    streamArn,
    dataDir,
    handler,
    isOutboxKey: (keys) => (keys.pk?.S ?? '').startsWith(outboxKeyPrefix),
    log: (line) => process.stderr.write(`${line}\n`),
  });
  return {
    ...poller,
    stop: async () => {
      await poller.stop();
      streams.destroy();
    },
  };
}
