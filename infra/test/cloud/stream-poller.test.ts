import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PutItemCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import type { StreamHandler } from '../../local/cloud/dynamodb/deliver-batch.ts';
import { createTable } from '../../local/cloud/dynamodb/provision-table.ts';
import { type StreamPoller, startStreamPoller } from '../../local/cloud/dynamodb/stream-poller.ts';
import { type Engine, startEngine, tableDefinition } from './engine.ts';

let engine: Engine;
let dataDir: string;
let TableName: string;
let streamArn: string;
let poller: StreamPoller | undefined;
let tables = 0;
const lines: string[] = [];

beforeAll(async () => {
  engine = await startEngine();
});

afterAll(() => engine.stop());

beforeEach(async () => {
  tables += 1;
  TableName = `stream-${tables}`;
  lines.length = 0;
  dataDir = await mkdtemp(join(tmpdir(), 'poller-'));
  ({ streamArn } = await createTable(engine.client, TableName, tableDefinition));
});

afterEach(async () => {
  await poller?.stop();
  await rm(dataDir, { recursive: true });
});

const write = (pk: string, sk: string) =>
  engine.client.send(
    new PutItemCommand({
      TableName,
      Item: { pk: { S: pk }, sk: { S: sk }, n: { N: '1' }, bytes: { B: Buffer.from('hi') } },
    }),
  );

function poll(handler: StreamHandler): StreamPoller {
  poller = startStreamPoller({
    client: engine.streams,
    streamArn,
    dataDir,
    handler,
    isOutboxKey: ({ pk }) => pk?.S?.startsWith('outbox#') === true,
    log: (line) => lines.push(line),
    retryPauseMs: 5,
  });
  return poller;
}

const namesOf = ({ Records }: DynamoDBStreamEvent) => Records.map(({ dynamodb }) => dynamodb?.Keys?.sk?.S ?? '');
const everything: StreamHandler = async () => ({ batchItemFailures: [] });
const deadLetters = async () => readdir(join(dataDir, 'dead-letters')).catch(() => []);

describe('the stream poller', () => {
  it('passes on only new outbox rows, in the format of Lambda', async () => {
    const events: DynamoDBStreamEvent[] = [];
    poll(async (event) => {
      events.push(event);
      return { batchItemFailures: [] };
    });
    await write('job#1', 'other');
    await write('outbox#1', 'a');
    await engine.client.send(
      new UpdateItemCommand({
        TableName,
        Key: { pk: { S: 'outbox#1' }, sk: { S: 'a' } },
        UpdateExpression: 'SET n = :n',
        ExpressionAttributeValues: { ':n': { N: '2' } },
      }),
    );
    await poller?.drained();
    const records = events.flatMap(({ Records }) => Records);
    expect(records).toEqual([
      {
        eventID: expect.any(String),
        eventName: 'INSERT',
        eventVersion: '1.1',
        eventSource: 'aws:dynamodb',
        awsRegion: 'ap-southeast-2',
        dynamodb: {
          ApproximateCreationDateTime: expect.any(Number),
          Keys: { pk: { S: 'outbox#1' }, sk: { S: 'a' } },
          NewImage: {
            pk: { S: 'outbox#1' },
            sk: { S: 'a' },
            n: { N: '1' },
            bytes: { B: Buffer.from('hi').toString('base64') },
          },
          SequenceNumber: expect.any(String),
          SizeBytes: expect.any(Number),
          StreamViewType: 'NEW_AND_OLD_IMAGES',
        },
        eventSourceARN: streamArn,
      },
    ]);
    expect(JSON.parse(JSON.stringify(records))).toEqual(records);
  });

  it('finds a row after an idle time, and loses none of many rows at once', async () => {
    const seen: string[] = [];
    poll(async (event) => {
      seen.push(...namesOf(event));
      return { batchItemFailures: [] };
    });
    await poller?.drained();
    await new Promise((resolve) => setTimeout(resolve, 700));
    await write('outbox#1', 'first');
    while (seen.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    const names = Array.from({ length: 250 }, (_, i) => `row-${i}`);
    await Promise.all(names.map((name) => write('outbox#1', name)));
    await poller?.drained();
    expect([...seen].sort()).toEqual(['first', ...names].sort());
  });

  it('retries a record that has failed', async () => {
    let calls = 0;
    poll(async ({ Records }) => {
      calls += 1;
      const failing = calls < 3 ? Records.slice(1) : [];
      return {
        batchItemFailures: failing.map(({ dynamodb }) => ({ itemIdentifier: dynamodb?.SequenceNumber ?? '' })),
      };
    });
    await write('outbox#1', 'a');
    await write('outbox#1', 'b');
    await poller?.drained();
    expect(calls).toBeGreaterThanOrEqual(2);
    expect(await deadLetters()).toEqual([]);
  });

  it.each([
    [
      'reports it',
      (failing: string): StreamHandler =>
        async ({ Records }) => ({
          batchItemFailures: Records.filter(({ dynamodb }) => dynamodb?.Keys?.sk?.S === failing).map(
            ({ dynamodb }) => ({
              itemIdentifier: dynamodb?.SequenceNumber ?? '',
            }),
          ),
        }),
    ],
    [
      'throws',
      (failing: string): StreamHandler =>
        async (event) => {
          if (namesOf(event).includes(failing)) throw new Error('cannot be digested');
          return { batchItemFailures: [] };
        },
    ],
  ])('dead-letters a record that always fails when the handler %s, and passes on all others', async (_name, make) => {
    const names = Array.from({ length: 9 }, (_, i) => `row-${i}`);
    for (const name of names) await write('outbox#1', name);
    const handler = make('row-4');
    const passed = new Set<string>();
    let attempts = 0;
    poll(async (event) => {
      const alone = namesOf(event);
      if (alone.length === 1 && alone[0] === 'row-4') attempts += 1;
      const answer = await handler(event);
      const failed = answer.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
      for (const { dynamodb } of event.Records) {
        if (!failed.includes(dynamodb?.SequenceNumber ?? '')) passed.add(dynamodb?.Keys?.sk?.S ?? '');
      }
      return answer;
    });
    await poller?.drained();
    expect([...passed].sort()).toEqual(names.filter((name) => name !== 'row-4'));
    const letters = await deadLetters();
    expect(letters).toHaveLength(1);
    const letter = JSON.parse(await readFile(join(dataDir, 'dead-letters', letters[0] ?? ''), 'utf8'));
    expect(letter).toMatchObject({ attempts: 5, record: { dynamodb: { Keys: { sk: { S: 'row-4' } } } } });
    expect(lines.join()).toContain('set aside');
    expect(attempts).toBeLessThanOrEqual(5);
  });

  it('continues where it stopped, without repeating finished work', async () => {
    poll(everything);
    await write('outbox#1', 'before');
    await poller?.drained();
    await poller?.stop();
    await write('outbox#1', 'between');
    const seen: string[] = [];
    poll(async (event) => {
      seen.push(...namesOf(event));
      return { batchItemFailures: [] };
    });
    await poller?.drained();
    expect(seen).toEqual(['between']);
  });

  it('waits for the current batch when it stops, and repeats a failed batch at the next start', async () => {
    let finish = () => {};
    let isDone = false;
    const begun = new Promise<void>((resolve) => {
      poll(async () => {
        resolve();
        await new Promise<void>((go) => {
          finish = go;
        });
        isDone = true;
        throw new Error('not done after all');
      });
    });
    await write('outbox#1', 'long');
    await begun;
    const stopped = poller?.stop();
    finish();
    await stopped;
    expect(isDone).toBe(true);
    expect(await deadLetters()).toEqual([]);
    const seen: string[] = [];
    poll(async (event) => {
      seen.push(...namesOf(event));
      return { batchItemFailures: [] };
    });
    await poller?.drained();
    expect(seen).toEqual(['long']);
  });
});
