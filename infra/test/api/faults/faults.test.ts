import { KMSClient } from '@aws-sdk/client-kms';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { documents } from '#functions/data/client.ts';
import { installerProfile, jobForm, postJob } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import { startedApp } from '../../harness/started-app.ts';
import { digestTable } from '../../harness/table-digest.ts';

/** Faults that the local table cannot produce. A middleware of the client simulates them; the table and its data are real. */

const app = startedApp();
let retailer: Client;
let installer: Client;

beforeAll(async () => {
  [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
});
afterEach(() => {
  documents.middlewareStack.remove('fault');
});

const named = (name: string, extra: object = {}) => Object.assign(new Error(name), { name, $metadata: {}, ...extra });
const throttled = () => named('ProvisionedThroughputExceededException');
const cancelled = (...codes: string[]) =>
  named('TransactionCanceledException', { CancellationReasons: codes.map((Code) => ({ Code })) });

/**
 * Makes the first `times` commands of this name fail, either before they reach the table or after the table has answered. Returns
 * a function that counts the failures so far. First waits for earlier follow-up work, which would otherwise meet the fault.
 */
async function inject(
  command: string,
  times: number,
  fault: () => Error,
  when: 'before' | 'after' = 'before',
): Promise<() => number> {
  await app.settle();
  let met = 0;
  documents.middlewareStack.add(
    (next, context) => async (args) => {
      if (context.commandName !== command || met >= times) return next(args);
      met += 1;
      if (when === 'after') await next(args);
      throw fault();
    },
    { name: 'fault', step: 'initialize', priority: 'high' },
  );
  return () => met;
}

const digest = async () => Object.fromEntries(await digestTable());

describe('when the table is busy', () => {
  it.each([1, 2, 3, 4, 5])('a write that conflicts %i times is tried again and takes effect once', async (times) => {
    const met = await inject('TransactWriteItemsCommand', times, () => cancelled('TransactionConflict', 'None'));
    const { status } = await retailer.post('/api/jobs', jobForm());
    expect([status, met()]).toEqual([201, times]);
    await app.settle();
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
  });

  it.each([
    ['conflicts', () => cancelled('None', 'TransactionConflict')],
    ['is throttled inside a transaction', () => cancelled('ThrottlingError')],
    ['exceeds its throughput', throttled],
    ['fails without a cause', () => named('InternalServerError')],
    ['does not answer in time', () => named('TimeoutError')],
    ['is still in another transaction', () => named('TransactionInProgressException')],
  ])('a write that always %s answers 503 with Retry-After and leaves nothing', async (_, fault) => {
    await app.settle();
    const before = await digest();
    await inject('TransactWriteItemsCommand', 1_000, fault);
    const { status, body, headers } = await retailer.post('/api/jobs', jobForm());
    documents.middlewareStack.remove('fault');
    expect([status, body.code, headers['retry-after']]).toEqual([503, 'unavailable', '2']);
    expect(await digest()).toEqual(before);
  });

  it('a failed condition beside a conflict is retried, and is not an error', async () => {
    const jobId = await postJob(retailer);
    await installer.post(`/api/jobs/${jobId}/apply`, { leadTimeDays: 3 });
    const met = await inject('TransactWriteItemsCommand', 1, () =>
      cancelled('ConditionalCheckFailed', 'TransactionConflict'),
    );
    const answer = await retailer.put(`/api/applications/${jobId}.${installer.userId}`, { status: 'accepted' });
    expect([answer.status, met()]).toEqual([200, 1]);
  });

  it.each(['GetItemCommand', 'QueryCommand'])('a read that fails answers 503 (%s)', async (command) => {
    const jobId = await postJob(retailer);
    await inject(command, 1_000, throttled);
    const { status, body } = await retailer.get(`/api/jobs/${jobId}`);
    expect([status, body.code]).toEqual([503, 'unavailable']);
  });

  it('a table whose host name cannot be resolved at the moment answers 503', async () => {
    await inject('QueryCommand', 1_000, () => named('Error', { code: 'EAI_AGAIN' }));
    const { status, body } = await retailer.get('/api/jobs/retailer');
    expect([status, body.code]).toEqual([503, 'unavailable']);
  });

  it('an unknown error answers 500 and reveals nothing', async () => {
    await inject('QueryCommand', 1_000, () => named('SomethingElse', { message: 'secret table name' }));
    const { status, text } = await retailer.get('/api/jobs/retailer');
    expect(status).toBe(500);
    expect(text).not.toContain('secret');
  });
});

describe('when an answer is lost', () => {
  it('a repeat with the same idempotency key gets the first result', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    await inject('TransactWriteItemsCommand', 1, () => named('Error', { code: 'ECONNRESET' }), 'after');
    const lost = await retailer.post('/api/jobs', jobForm({ notes: 'lost reply' }), key);
    expect(lost.status).toBe(503);
    documents.middlewareStack.remove('fault');
    const again = await retailer.post('/api/jobs', jobForm({ notes: 'lost reply' }), key);
    expect(again.status).toBe(201);
    const { jobs } = (await retailer.get('/api/jobs/retailer')).body;
    expect(jobs.filter((job: { id: string }) => job.id === again.body.job.id)).toHaveLength(1);
    await app.settle();
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
  });

  it('a write that succeeded but timed out is not written twice', async () => {
    const jobId = await postJob(retailer);
    await inject('TransactWriteItemsCommand', 1, () => named('TimeoutError'), 'after');
    const answer = await installer.post(`/api/jobs/${jobId}/apply`, { leadTimeDays: 3 });
    expect([201, 409]).toContain(answer.status);
    expect((await retailer.get(`/api/jobs/${jobId}`)).body.job.applicationCount).toBe(1);
    await app.settle();
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
  });
});

describe('when the encryption key is not available', () => {
  it.each(['KMSInternalException', 'ThrottlingException', 'DisabledException', 'TimeoutError'])(
    'a profile is not saved with an unencrypted SAA number (%s)',
    async (name) => {
      const newcomer = await app.register('installer');
      await app.settle();
      const before = await digest();
      const kms = mockClient(KMSClient).rejects(named(name));
      const { status, headers } = await newcomer.post('/api/profile/installer', installerProfile());
      kms.restore();
      expect([status, headers['retry-after']]).toEqual([503, '2']);
      expect(await digest()).toEqual(before);
    },
  );
});
