import { randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { CustomAttributeType, Entity, Service } from 'electrodb';
import { listKey, mainKey, model } from '#functions/data/entities/entity-keys.ts';
import type { Migration } from '#functions/data/entities/migration.ts';
import type { Shapes } from '#functions/data/shapes/bring-forward.ts';
import { keepShapes } from '#functions/data/shapes/keep-shapes.ts';
import { tableDefinition } from '#functions/data/table.ts';
import { stackName } from '../../aws/stage/stack-name.ts';
import { createTable } from '../../local/cloud/dynamodb/provision-table.ts';
import { startDynamodb } from '../../local/cloud/dynamodb/start-dynamodb.ts';
import { credentials, region } from '../../local/cloud/serving/local-account.ts';
import { keepPorts } from '../../local/cloud/serving/ports.ts';

/** A kind of row that exists only in tests, and two versions of an application that uses it. */

const text = { type: 'string', required: true } as const;

/** In the first version, the sender has one name. */
const memoThen = new Entity({
  model: model('memo'),
  attributes: {
    userId: text,
    jobId: text,
    sender: text,
    status: text,
    stamps: { type: 'number' },
    list1pk: { type: 'string' },
    list1sk: { type: 'string' },
  },
  indexes: { byId: { collection: 'post', ...mainKey(['userId'], ['jobId']) }, byStatus: listKey('list1') },
});

/** In the second version, the sender has a first and a last name, and a memo can be urgent. */
const memoNow = new Entity({
  model: model('memo'),
  attributes: {
    userId: text,
    jobId: text,
    from: { type: CustomAttributeType<{ first: string; last: string }>('any'), required: true },
    urgent: { type: 'boolean', required: true },
    status: text,
    stamps: { type: 'number' },
    list1pk: { type: 'string' },
    list1sk: { type: 'string' },
  },
  indexes: { byId: { collection: 'post', ...mainKey(['userId'], ['jobId']) }, byStatus: listKey('list1') },
});

const parcel = new Entity({
  model: model('parcel'),
  attributes: { userId: text, jobId: text },
  indexes: { byId: { collection: 'post', ...mainKey(['userId'], ['jobId']) } },
});

const splitName: Migration = ({ sender, ...row }) => {
  const [first = '', last = ''] = String(sender).split(' ');
  return { from: { first, last }, urgent: false, ...row };
};

export const shapesThen = { memo: [], parcel: [] } satisfies Shapes;
export const shapesNow = { memo: [splitName], parcel: [] } satisfies Shapes;
export const fieldsNow = (kind: string): string[] =>
  kind === 'memo' ? Object.keys(memoNow.schema.attributes) : Object.keys(parcel.schema.attributes);

export interface PostOffice {
  dynamo: DynamoDBClient;
  tableName: string;
  plain: DynamoDBDocumentClient;
  then: ReturnType<typeof openThen>;
  now: ReturnType<typeof openNow>;
  /** Returns a memo as it is stored in the table. */
  stored(jobId: string, userId?: string): Promise<Record<string, unknown> | undefined>;
  /** Writes a row to the table as another version would. */
  plant(row: Record<string, unknown>): Promise<void>;
  close(): Promise<void>;
}

const openThen = (client: DynamoDBDocumentClient, table: string) =>
  new Service({ memo: memoThen, parcel }, { client: keepShapes(client, shapesThen), table });
const openNow = (client: DynamoDBDocumentClient, table: string) =>
  new Service({ memo: memoNow, parcel }, { client: keepShapes(client, shapesNow, new Set(['parcel'])), table });

/** Creates a table in a separate engine for both versions of the application. */
export async function openPostOffice(): Promise<PostOffice> {
  const { dynamodb: port } = await keepPorts(['dynamodb']);
  const { endpoint, stop } = await startDynamodb({ port });
  const dynamo = new DynamoDBClient({ endpoint, region, credentials });
  const tableName = `${stackName('test')}-Table${randomUUID()}`;
  await createTable(dynamo, tableName, tableDefinition);
  const open = () => DynamoDBDocumentClient.from(dynamo, { marshallOptions: { removeUndefinedValues: true } });
  const plain = open();
  const then = openThen(open(), tableName);
  return {
    dynamo,
    tableName,
    plain,
    then,
    now: openNow(open(), tableName),
    stored: async (jobId, userId = 'kim') => {
      const { Key } = then.entities.memo.get({ userId, jobId }).params<{ Key: Record<string, string> }>();
      return (await plain.send(new GetCommand({ TableName: tableName, Key, ConsistentRead: true }))).Item;
    },
    plant: async (row) => {
      await plain.send(new PutCommand({ TableName: tableName, Item: row }));
    },
    close: async () => {
      dynamo.destroy();
      await stop();
    },
  };
}
