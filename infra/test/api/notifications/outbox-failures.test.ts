import { randomUUID } from 'node:crypto';
import { SESv2Client, type SendEmailCommand } from '@aws-sdk/client-sesv2';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { documents, tableName } from '#functions/data/client.ts';
import type { Effects } from '#functions/data/rows.ts';
import { rows } from '#functions/data/service.ts';
import { outboxKeyPrefix } from '#functions/data/table.ts';
import { handler as consume } from '#functions/events/consumer.ts';
import { handler as sweep } from '#functions/events/sweeper.ts';
import { newId } from '#functions/new-id.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { startedApp } from '../../harness/started-app.ts';

/** Failures of follow-up work: no other work waits for them, and no one is notified twice. */

const app = startedApp();
let person: Client;
let emails: string[] = [];
let send: (subject: string) => Promise<void> = async () => undefined;

beforeAll(async () => {
  person = await app.register('retailer');
  await app.settle();
  app.hold();
});
beforeEach(() => {
  emails = [];
  jest.spyOn(SESv2Client.prototype, 'send').mockImplementation((async (command: SendEmailCommand) => {
    const subject = command.input.Content?.Simple?.Subject?.Data ?? '';
    await send(subject);
    emails.push(subject);
    return {};
  }) as never);
});
afterEach(async () => {
  jest.restoreAllMocks();
  const { data } = await rows().outbox.query.waiting({ list1pk: 'outbox' }).go({ pages: 'all' });
  await Promise.all(data.map(({ outboxId }) => rows().outbox.delete({ outboxId }).go()));
});

let tried = 0;
const refuse = async () => {
  tried += 1;
  throw Object.assign(new Error('Email address is not verified: robin@example.com'), { name: 'MessageRejected' });
};
const email = (subject: string): Effects => ({
  mail: { userId: person.userId, kind: 'reset', subject, text: 'Something happened.' },
});
const figure = (userId: string): Effects => ({ reputation: { userId, completedJobs: 1 } });
const figureOf = async (userId: string) => (await rows().reputation.get({ userId }).go()).data?.completedJobs ?? 0;

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** Writes an outbox row as the first version of the application would have written it a few minutes ago. */
async function put(effects: Effects, at = minutesAgo(5)): Promise<string> {
  const outboxId = newId(at);
  const row = { outboxId, effects, createdAt: at.toISOString(), list1pk: 'outbox', list1sk: outboxId };
  await rows().outbox.create(row).go();
  return outboxId;
}
const batchOf = (ids: readonly string[]): DynamoDBStreamEvent => ({
  Records: ids.map((id, index) => ({
    eventName: 'INSERT',
    dynamodb: { Keys: { pk: { S: `${outboxKeyPrefix}${id}` } }, SequenceNumber: String(index) },
  })),
});
const inBatches = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / 25) }, (_, index) => ids.slice(index * 25, index * 25 + 25));

describe('an email', () => {
  beforeEach(() => {
    send = () => new Promise((resolve) => setTimeout(resolve, 50));
  });

  it('is sent once when consumer and sweeper handle it at the same time', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, (_, index) => put(email(`Email ${index}`))));
    await Promise.all([consume(batchOf(ids)), sweep(), consume(batchOf([...ids].reverse())), sweep()]);
    expect([...emails].sort()).toEqual(ids.map((_, index) => `Email ${index}`).sort());
    expect(await Promise.all(ids.map(async (outboxId) => (await rows().outbox.get({ outboxId }).go()).data))).toEqual(
      ids.map(() => null),
    );
  });

  it('about a late notification is sent only once too', async () => {
    const subject = `Told late ${randomUUID()}`;
    const told = await put({
      notifications: [{ userId: person.userId, kind: 'award', title: subject, text: 'Late.' }],
    });
    await consume(batchOf([told]));
    const { data } = await rows().outbox.query.waiting({ list1pk: 'outbox' }).go({ pages: 'all' });
    const born = data.map((row) => row.outboxId);
    expect(born).toHaveLength(1);
    await sweep();
    expect(emails).toEqual([]);
    await Promise.all([consume(batchOf(born)), sweep()]);
    expect(emails).toEqual([subject]);
  });
});

describe('follow-up work that fails', () => {
  const unknown = { followUp: { kind: 'paintTheRoof', jobId: randomUUID() } } as unknown as Effects;

  it.each(['consumer', 'sweeper'])(
    'does not stop the work behind it, and is kept for a version that can do it: %s',
    async (who) => {
      const userId = randomUUID();
      const strange = await put(unknown);
      const other = await put(figure(userId));
      if (who === 'sweeper') await sweep();
      else expect(await consume(batchOf([strange, other]))).toEqual({ batchItemFailures: [] });
      expect(await figureOf(userId)).toBe(1);
      const { data } = await rows().outbox.get({ outboxId: strange }).go();
      expect(data?.effects).toEqual(unknown);
    },
  );

  it('does not stop other work if a newer version wrote its row, which stays unchanged', async () => {
    const userId = randomUUID();
    const [newer, known] = [await put(figure(userId)), await put(figure(userId))];
    const { Key } = rows().outbox.get({ outboxId: newer }).params<{ Key: Record<string, string> }>();
    const written = {
      TableName: tableName(),
      Key,
      UpdateExpression: 'SET #version = :newer',
      ExpressionAttributeNames: { '#version': '__edb_v__' },
      ExpressionAttributeValues: { ':newer': '99' },
    };
    await documents.send(new UpdateCommand(written));
    expect(await consume(batchOf([newer, known]))).toEqual({ batchItemFailures: [] });
    expect(await figureOf(userId)).toBe(1);
    await expect(rows().outbox.get({ outboxId: newer }).go()).rejects.toThrow('outbox of version 99');
  });

  it('is kept if this version does not know the effect', async () => {
    const effects = { ...figure(randomUUID()), telegram: { to: 'Robin' } } as Effects;
    const outboxId = await put(effects);
    await sweep();
    const { data } = await rows().outbox.get({ outboxId }).go();
    expect(data?.effects).toEqual(effects);
  });

  it('is kept if an effect has an unknown shape, and none of its effects happens', async () => {
    const userId = randomUUID();
    const effects = { ...figure(userId), map: { kind: 'trams', itemId: 'one' } } as unknown as Effects;
    const outboxId = await put(effects);
    await sweep();
    const { data } = await rows().outbox.get({ outboxId }).go();
    expect(data).toMatchObject({ effects, reason: expect.stringContaining('cannot read map.kind') });
    expect(data?.deadAt).toBeDefined();
    expect(await figureOf(userId)).toBe(0);
  });
});

/** These tests must be last, because after so many failures the consumer leaves emails to the sweeper for a minute. */
describe('emails that are always refused', () => {
  beforeEach(() => {
    send = refuse;
    tried = 0;
  });

  it('do not keep the sweeper from updating figures in later rows', async () => {
    await Promise.all(Array.from({ length: 120 }, (_, index) => put(email(`Email ${index}`), minutesAgo(9))));
    const userId = randomUUID();
    await put(figure(userId), minutesAgo(8));
    await sweep();
    expect(await figureOf(userId)).toBe(1);
  });

  it('do not keep the consumer from updating figures in a row after a thousand emails', async () => {
    const ids: string[] = [];
    for (let from = 0; from < 1_000; from += 50)
      ids.push(...(await Promise.all(Array.from({ length: 50 }, (_, index) => put(email(`Email ${from + index}`))))));
    const userId = randomUUID();
    ids.push(await put(figure(userId)));
    for (const batch of inBatches(ids)) expect(await consume(batchOf(batch))).toEqual({ batchItemFailures: [] });
    expect(await figureOf(userId)).toBe(1);
    expect(tried).toBeLessThan(20);
  });
});
