import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type AttributeValue,
  ConditionalCheckFailedException,
  GetItemCommand,
  IdempotentParameterMismatchException,
  PutItemCommand,
  QueryCommand,
  TransactionCanceledException,
  type TransactWriteItem,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { DescribeStreamCommand, GetRecordsCommand, GetShardIteratorCommand } from '@aws-sdk/client-dynamodb-streams';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTable } from '../../local/cloud/dynamodb/provision-table.ts';
import { type Engine, startEngine, tableDefinition } from './engine.ts';

const TableName = 'conformance';
const key = (pk: string, sk = 'row') => ({ pk: { S: pk }, sk: { S: sk } });
const put = (pk: string, more: Record<string, AttributeValue> = {}, sk?: string): TransactWriteItem => ({
  Put: { TableName, Item: { ...key(pk, sk), ...more }, ConditionExpression: 'attribute_not_exists(pk)' },
});

let engine: Engine;
let streamArn: string;

beforeAll(async () => {
  engine = await startEngine();
  ({ streamArn } = await createTable(engine.client, TableName, tableDefinition));
});

afterAll(() => engine.stop());

const get = async (pk: string, sk?: string) =>
  (await engine.client.send(new GetItemCommand({ TableName, Key: key(pk, sk), ConsistentRead: true }))).Item;

async function cancellation(TransactItems: TransactWriteItem[]): Promise<TransactionCanceledException> {
  const error = await engine.client.send(new TransactWriteItemsCommand({ TransactItems })).catch((e: unknown) => e);
  if (!(error instanceof TransactionCanceledException)) throw new Error(`Expected a cancellation, got ${error}`);
  return error;
}

describe('a table', () => {
  it('is created once, and found again with the same stream', async () => {
    expect(await createTable(engine.client, TableName, tableDefinition)).toEqual({ streamArn });
  });

  it('is refused when its stored structure differs from the definition', async () => {
    const changed = { ...tableDefinition, indexes: tableDefinition.indexes.slice(1) };
    await expect(createTable(engine.client, TableName, changed)).rejects.toThrow('--reset');
  });
});

describe('a transaction', () => {
  it('writes all of its rows', async () => {
    await engine.client.send(new TransactWriteItemsCommand({ TransactItems: [put('all-1'), put('all-2')] }));
    expect(await get('all-1')).toBeDefined();
    expect(await get('all-2')).toBeDefined();
  });

  it('writes none of its rows if one condition fails, and names that condition', async () => {
    await engine.client.send(new TransactWriteItemsCommand({ TransactItems: [put('taken')] }));
    const error = await cancellation([put('fresh'), put('taken')]);
    expect(error.CancellationReasons?.map(({ Code }) => Code)).toEqual(['None', 'ConditionalCheckFailed']);
    expect(await get('fresh')).toBeUndefined();
  });

  it('returns the row that made it fail if requested', async () => {
    await engine.client.send(new TransactWriteItemsCommand({ TransactItems: [put('seen', { version: { N: '7' } })] }));
    const error = await cancellation([
      {
        Update: {
          TableName,
          Key: key('seen'),
          UpdateExpression: 'SET version = :next',
          ConditionExpression: 'version = :known',
          ExpressionAttributeValues: { ':next': { N: '9' }, ':known': { N: '8' } },
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        },
      },
    ]);
    expect(error.CancellationReasons?.[0]?.Item?.version).toEqual({ N: '7' });
  });

  it('checks a row that it does not write', async () => {
    const check = { TableName, Key: key('absent'), ConditionExpression: 'attribute_exists(pk)' };
    const error = await cancellation([{ ConditionCheck: check }, put('guarded')]);
    expect(error.CancellationReasons?.[0]?.Code).toBe('ConditionalCheckFailed');
    expect(await get('guarded')).toBeUndefined();
  });

  it('accepts 100 items and refuses 101', async () => {
    const items = (count: number, name: string) => Array.from({ length: count }, (_, i) => put(`${name}-${i}`));
    await engine.client.send(new TransactWriteItemsCommand({ TransactItems: items(100, 'hundred') }));
    const tooMany = engine.client.send(new TransactWriteItemsCommand({ TransactItems: items(101, 'too-many') }));
    await expect(tooMany).rejects.toMatchObject({ name: 'ValidationException' });
    expect(await get('hundred-99')).toBeDefined();
    expect(await get('too-many-0')).toBeUndefined();
  });

  it('refuses two actions on one row', async () => {
    const twice = engine.client.send(new TransactWriteItemsCommand({ TransactItems: [put('same'), put('same')] }));
    // AWS and dynoxide refuse the request. DynamoDB Local accepts the request and cancels the transaction.
    const name = engine.dynamodb.engine === 'java' ? 'TransactionCanceledException' : 'ValidationException';
    await expect(twice).rejects.toMatchObject({ name });
  });

  it('takes effect once when it is sent again with its token, and refuses the token for other work', async () => {
    await engine.client.send(new PutItemCommand({ TableName, Item: { ...key('counter'), n: { N: '0' } } }));
    const add = (step: string) =>
      engine.client.send(
        new TransactWriteItemsCommand({
          ClientRequestToken: 'the-same-token',
          TransactItems: [
            {
              Update: {
                TableName,
                Key: key('counter'),
                UpdateExpression: 'ADD n :step',
                ExpressionAttributeValues: { ':step': { N: step } },
              },
            },
          ],
        }),
      );
    await add('1');
    await add('1');
    expect((await get('counter'))?.n).toEqual({ N: '1' });
    await expect(add('2')).rejects.toBeInstanceOf(IdempotentParameterMismatchException);
  });

  it('lets exactly one of sixteen callers win', async () => {
    const race = (round: number) =>
      Promise.allSettled(
        Array.from({ length: 16 }, (_, caller) =>
          engine.client.send(
            new TransactWriteItemsCommand({
              TransactItems: [put(`race-${round}`, { winner: { N: `${caller}` } }), put(`race-${round}-${caller}`)],
            }),
          ),
        ),
      );
    for (let round = 0; round < 5; round += 1) {
      const outcomes = await race(round);
      const winners = outcomes.flatMap(({ status }, caller) => (status === 'fulfilled' ? [caller] : []));
      expect(winners).toHaveLength(1);
      expect((await get(`race-${round}`))?.winner).toEqual({ N: `${winners[0]}` });
      for (let caller = 0; caller < 16; caller += 1) {
        expect((await get(`race-${round}-${caller}`)) !== undefined).toBe(caller === winners[0]);
      }
    }
  });

  it('reports the capacity it used, which is twice that of plain writes', async () => {
    const { ConsumedCapacity } = await engine.client.send(
      new TransactWriteItemsCommand({ TransactItems: [put('cost-1'), put('cost-2')], ReturnConsumedCapacity: 'TOTAL' }),
    );
    // DynamoDB Local counts transactional writes like plain ones. Measure capacity with dynoxide.
    expect(ConsumedCapacity?.[0]?.CapacityUnits).toBe(engine.dynamodb.engine === 'java' ? 2 : 4);
  });
});

describe('a single write', () => {
  it('creates a row only where there is none', async () => {
    const command = () =>
      new PutItemCommand({ TableName, Item: key('once'), ConditionExpression: 'attribute_not_exists(pk)' });
    await engine.client.send(command());
    await expect(engine.client.send(command())).rejects.toBeInstanceOf(ConditionalCheckFailedException);
  });

  it('returns the row that made it fail if requested', async () => {
    await engine.client.send(new PutItemCommand({ TableName, Item: { ...key('held'), by: { S: 'someone' } } }));
    const error = await engine.client
      .send(
        new PutItemCommand({
          TableName,
          Item: key('held'),
          ConditionExpression: 'attribute_not_exists(pk)',
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        }),
      )
      .catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ConditionalCheckFailedException);
    expect((error as ConditionalCheckFailedException).Item?.by).toEqual({ S: 'someone' });
  });
});

describe('a query', () => {
  it('returns only the projected attributes of an index that includes some', async () => {
    const index = { statePk: { S: 'NSW' }, stateSk: { S: '1' } };
    const Item = { ...key('indexed'), ...index, title: { S: 'Roof' }, secret: { S: 'hidden' } };
    await engine.client.send(new PutItemCommand({ TableName, Item }));
    const { Items } = await engine.client.send(
      new QueryCommand({
        TableName,
        IndexName: 'byState',
        KeyConditionExpression: 'statePk = :state',
        ExpressionAttributeValues: { ':state': { S: 'NSW' } },
      }),
    );
    expect(Items).toEqual([{ ...key('indexed'), ...index, title: { S: 'Roof' } }]);
  });

  it('reports half a unit for an eventually consistent read of up to 4 KB and one for a strongly consistent one', async () => {
    await engine.client.send(
      new PutItemCommand({ TableName, Item: { ...key('sized'), text: { S: 'x'.repeat(3_000) } } }),
    );
    const read = async (ConsistentRead: boolean) => {
      const { ConsumedCapacity } = await engine.client.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': { S: 'sized' } },
          ConsistentRead,
          ReturnConsumedCapacity: 'TOTAL',
        }),
      );
      return ConsumedCapacity?.CapacityUnits;
    };
    expect(await read(false)).toBe(0.5);
    expect(await read(true)).toBe(1);
  });
});

describe('the stream', () => {
  it('returns the changes of one row in order, with old and new images', async () => {
    const change = (n: string) =>
      engine.client.send(
        new UpdateItemCommand({
          TableName,
          Key: key('streamed'),
          UpdateExpression: 'SET n = :n',
          ExpressionAttributeValues: { ':n': { N: n } },
        }),
      );
    await change('1');
    await change('2');
    await change('3');
    const { StreamDescription } = await engine.streams.send(new DescribeStreamCommand({ StreamArn: streamArn }));
    const { ShardIterator } = await engine.streams.send(
      new GetShardIteratorCommand({
        StreamArn: streamArn,
        ShardId: StreamDescription?.Shards?.[0]?.ShardId,
        ShardIteratorType: 'TRIM_HORIZON',
      }),
    );
    const { Records = [] } = await engine.streams.send(new GetRecordsCommand({ ShardIterator }));
    const ours = Records.filter(({ dynamodb }) => dynamodb?.Keys?.pk?.S === 'streamed');
    expect(
      ours.map(({ eventName, dynamodb }) => [eventName, dynamodb?.OldImage?.n?.N, dynamodb?.NewImage?.n?.N]),
    ).toEqual([
      ['INSERT', undefined, '1'],
      ['MODIFY', '1', '2'],
      ['MODIFY', '2', '3'],
    ]);
  });
});

describe('the data', () => {
  it('is all there after the engine was killed', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'engine-'));
    const first = await startEngine(dataDir);
    await createTable(first.client, TableName, tableDefinition);
    for (let i = 0; i < 20; i += 1) {
      await first.client.send(new TransactWriteItemsCommand({ TransactItems: [put(`kept-${i}`)] }));
    }
    // DynamoDB Local confirms a transaction up to a tenth of a second before it is on disk. Dynoxide does not.
    if (first.dynamodb.engine === 'java') await delay(300);
    process.kill(first.dynamodb.pid, 'SIGKILL');
    await first.stop();
    const second = await startEngine(dataDir, Number(new URL(first.dynamodb.endpoint).port));
    const found = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        second.client.send(new GetItemCommand({ TableName, Key: key(`kept-${i}`), ConsistentRead: true })),
      ),
    );
    await second.stop();
    await rm(dataDir, { recursive: true });
    expect(found.filter(({ Item }) => Item)).toHaveLength(20);
  });
});
