import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import type { TableDefinition } from '../../local/cloud/dynamodb/provision-table.ts';
import { type Dynamodb, startDynamodb } from '../../local/cloud/dynamodb/start-dynamodb.ts';
import { credentials, region } from '../../local/cloud/serving/local-account.ts';
import { keepPorts } from '../../local/cloud/serving/ports.ts';

export const tableDefinition: TableDefinition = {
  partitionKey: 'pk',
  sortKey: 'sk',
  indexes: [
    { name: 'byState', partitionKey: 'statePk', sortKey: 'stateSk', projection: ['title'] },
    { name: 'byOwner', partitionKey: 'ownerPk', sortKey: 'ownerSk', projection: 'ALL' },
  ],
  timeToLive: 'ttl',
  stream: 'NEW_AND_OLD_IMAGES',
};

export interface Engine {
  dynamodb: Dynamodb;
  client: DynamoDBClient;
  streams: DynamoDBStreamsClient;
  stop(): Promise<void>;
}

/** Starts the engine that LOCAL_DYNAMODB selects, and returns it with its clients. */
export async function startEngine(dataDir?: string, port?: number): Promise<Engine> {
  const dynamodb = await startDynamodb({ port: port ?? (await keepPorts(['dynamodb'])).dynamodb, dataDir });
  const config = { endpoint: dynamodb.endpoint, region, credentials };
  const client = new DynamoDBClient(config);
  const streams = new DynamoDBStreamsClient(config);
  return {
    dynamodb,
    client,
    streams,
    async stop() {
      client.destroy();
      streams.destroy();
      await dynamodb.stop();
    },
  };
}
