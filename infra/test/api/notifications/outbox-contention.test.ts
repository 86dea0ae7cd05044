import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { consumeOutbox } from '#functions/core/follow-ups/consume-outbox.ts';
import { documents } from '#functions/data/client.ts';
import { rows } from '#functions/data/service.ts';
import { postJob } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import { startedApp } from '../../harness/started-app.ts';

/** The consumer retries follow-up work that conflicts with other changes, so such work need not wait for the sweeper. */

const app = startedApp();
let robin: Client;

beforeAll(async () => {
  robin = await app.retailer();
  const sam = await app.installer();
  await sam.post('/api/searches', { name: 'All of NSW', filter: { state: 'NSW' }, notify: true, email: true });
  await app.settle();
  app.hold();
});
afterEach(() => {
  documents.middlewareStack.remove('contention');
});

async function waiting(): Promise<string[]> {
  const { data } = await rows().outbox.query.waiting({ list1pk: 'outbox' }).go({ pages: 'all' });
  return data.map(({ outboxId }) => outboxId);
}

/** Makes this many of the next transactions fail with a conflict. */
function conflict(times: number): void {
  let left = times;
  documents.middlewareStack.add(
    (next, context) => async (args) => {
      if (context.commandName !== 'TransactWriteItemsCommand' || left === 0) return next(args);
      left -= 1;
      const reasons = { CancellationReasons: [{ Code: 'TransactionConflict' }] };
      throw Object.assign(new Error('conflict'), { name: 'TransactionCanceledException', $metadata: {}, ...reasons });
    },
    { name: 'contention', step: 'initialize', priority: 'high' },
  );
}

describe('a burst of 40 posts', () => {
  it('has all its follow-up work done without a sweep, even after conflicts', async () => {
    for (let at = 0; at < 40; at += 1) await postJob(robin, { title: `Roof ${at}`, isPublic: true });
    const deadline = Date.now() + 60_000;
    conflict(8);
    while ((await waiting()).length > 0 && Date.now() < deadline) {
      const ids = await waiting();
      for (let from = 0; from < ids.length; from += 25) await consumeOutbox(ids.slice(from, from + 25), new Date());
      await delay(20);
    }
    expect(await waiting()).toEqual([]);
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
  });
});
