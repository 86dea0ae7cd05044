import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { commit } from '#functions/data/commit.ts';
import { outboxWrite } from '#functions/data/notifications/outbox-writes.ts';
import type { Effects } from '#functions/data/rows.ts';
import { loadEnvironment } from '#functions/env.ts';
import { handler as sweep } from '#functions/events/sweeper.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { runCheck } from '#infra/tools/integrity/run-check.ts';
import { startedApp } from '../../harness/started-app.ts';

const app = startedApp();
let admin: Client;
let sqs: Server;
let isAnswering = true;

/** Starts a server that answers as SQS does. In a queue whose name ends with `full`, two messages wait and one is being read. */
function startSqs(): Promise<Server> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { QueueUrl } = JSON.parse(Buffer.concat(chunks).toString());
    const isFull = String(QueueUrl).endsWith('full');
    const counts = isFull ? ['2', '1'] : ['0', '0'];
    const [ApproximateNumberOfMessages, ApproximateNumberOfMessagesNotVisible] = counts;
    const denied = JSON.stringify({ __type: 'com.amazon.coral.service#AccessDeniedException', message: 'No' });
    response.writeHead(isAnswering ? 200 : 403, { 'content-type': 'application/x-amz-json-1.0' });
    response.end(
      isAnswering
        ? JSON.stringify({ Attributes: { ApproximateNumberOfMessages, ApproximateNumberOfMessagesNotVisible } })
        : denied,
    );
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

const addressOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const health = async () => {
  const { status, body } = await admin.get('/api/admin/health');
  expect(status).toBe(200);
  return body;
};

beforeAll(async () => {
  sqs = await startSqs();
  process.env.AWS_ENDPOINT_URL_SQS = addressOf(sqs);
  admin = await app.admin();
  await app.settle();
});
afterAll(() => {
  sqs.close();
});

describe('the health of the application', () => {
  it('names the unknown values, and says that one machine has no queues', async () => {
    expect(await health()).toEqual({
      at: expect.any(String),
      version: { release: '0.0.0', build: null },
      outbox: {
        waiting: { count: 0, isMore: false },
        oldestAt: null,
        dead: { count: 0, isMore: false },
        reasons: [],
      },
      sweep: null,
      integrity: null,
      deadLetters: { state: 'none', queues: [] },
    });
  });

  it('counts waiting work, and failed work by its reason', async () => {
    const release = app.hold();
    const strange = { followUp: { kind: 'paintTheRoof', jobId: 'one' } } as unknown as Effects;
    const long = new Date(Date.now() - 600_000);
    await commit([...outboxWrite(strange, long), ...outboxWrite(strange, new Date())]);
    expect((await health()).outbox).toMatchObject({ waiting: { count: 2 }, oldestAt: long.toISOString() });
    release();
    await app.settle();
    const { outbox } = await health();
    expect(outbox).toEqual({
      waiting: { count: 0, isMore: false },
      oldestAt: null,
      dead: { count: 2, isMore: false },
      reasons: [{ what: 'paintTheRoof', reason: expect.stringContaining('knows no follow-up'), count: 2 }],
    });
  });

  it('shows when the sweeper last ran, and when the integrity check last ran', async () => {
    await sweep();
    const s3 = new S3Client({ forcePathStyle: true });
    expect(await runCheck(s3, undefined)).toHaveLength(2);
    const { sweep: swept, integrity: checked } = await health();
    expect(swept).toEqual({ at: expect.any(String), since: swept.at, isWhole: true, looked: 0, wrong: 0 });
    await sweep();
    const again = (await health()).sweep;
    expect(again.since).toBe(swept.at);
    expect(again.at > swept.at).toBe(true);
    // The check reports the two dead-lettered rows.
    expect(checked).toEqual({ at: expect.any(String), isWhole: true, looked: expect.any(Number), wrong: 2 });
    expect(checked.looked).toBeGreaterThan(3);
    await expect(runCheck(s3, 'no-such-bucket')).rejects.toThrow();
    s3.destroy();
    expect((await health()).integrity).toMatchObject({ isWhole: false, looked: 0, wrong: 0 });
  });

  it('counts the messages of each dead-letter queue, and does not report a missing answer as zero', async () => {
    const at = `${addressOf(sqs)}/000000000000`;
    loadEnvironment('admin', {
      ...process.env,
      DEAD_LETTERS: JSON.stringify({ consumer: `${at}/full`, sweeper: `${at}/empty` }),
    });
    expect((await health()).deadLetters).toEqual({
      state: 'known',
      queues: [
        { name: 'consumer', messages: 3 },
        { name: 'sweeper', messages: 0 },
      ],
    });
    isAnswering = false;
    expect((await health()).deadLetters).toEqual({ state: 'unknown', queues: [] });
  });
});
