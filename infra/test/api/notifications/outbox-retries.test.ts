import { randomUUID } from 'node:crypto';
import { SESv2Client, type SendEmailCommand } from '@aws-sdk/client-sesv2';
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type FailedRow, listFailed, requeueDead } from '#functions/core/follow-ups/dead-rows.ts';
import { sweepOutbox } from '#functions/core/follow-ups/sweep-outbox.ts';
import { commit } from '#functions/data/commit.ts';
import { findOutboxRow } from '#functions/data/notifications/outbox-queries.ts';
import { claimOutboxRow, outboxWrite } from '#functions/data/notifications/outbox-writes.ts';
import type { Effects, OutboxRow } from '#functions/data/rows.ts';
import { rows } from '#functions/data/service.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { during } from '../../harness/account-faults.ts';
import { startedApp } from '../../harness/started-app.ts';

/** The retries of a refused email: with back-off, and finally a dead letter that an operator can read. */

const app = startedApp();
let person: Client;
let sent = 0;
let isRefused = true;
const minute = 60_000;

beforeAll(async () => {
  person = await app.register('retailer');
  await app.settle();
  app.hold();
  jest.spyOn(SESv2Client.prototype, 'send').mockImplementation((async (command: SendEmailCommand) => {
    const [to] = command.input.Destination?.ToAddresses ?? [];
    if (isRefused) throw Object.assign(new Error(`Email address is not verified: ${to}`), { name: 'MessageRejected' });
    sent += 1;
    return {};
  }) as never);
});
beforeEach(() => {
  sent = 0;
  isRefused = true;
});

async function put(effects: Effects): Promise<string> {
  const before = new Set(await waiting());
  await commit(outboxWrite(effects, new Date()));
  return (await waiting()).find((id) => !before.has(id)) ?? '';
}
async function waiting(): Promise<string[]> {
  const { data } = await rows().outbox.query.waiting({ list1pk: 'outbox' }).go({ pages: 'all' });
  return data.map(({ outboxId }) => outboxId);
}
const putEmail = (kind: 'award' | 'reset' = 'award') =>
  put({ mail: { userId: person.userId, kind, subject: 'News', text: 'Something happened.' } });
const found = async (id: string): Promise<OutboxRow> => {
  const row = await findOutboxRow(id);
  if (!row) throw new Error(`${id} is gone.`);
  return row;
};
const dueAt = async (id: string): Promise<Date> => new Date((await found(id)).nextTryAt ?? 0);
const later = (at: Date, by: number) => new Date(at.getTime() + by);
async function failedRows(): Promise<FailedRow[]> {
  const failed: FailedRow[] = [];
  for await (const row of listFailed()) failed.push(row);
  return failed;
}

/** Makes every attempt fail until the row is dead-lettered. Returns the pauses between the attempts in milliseconds. */
async function failForGood(id: string): Promise<number[]> {
  const pauses: number[] = [];
  let now = await dueAt(id);
  for (let tries = 0; tries < 50; tries += 1) {
    await sweepOutbox(now);
    const row = await found(id);
    if (row.deadAt !== undefined) return pauses;
    pauses.push((await dueAt(id)).getTime() - now.getTime());
    now = await dueAt(id);
  }
  throw new Error('It is tried for ever.');
}

describe('an email that is refused', () => {
  it('is retried after pauses that grow from a minute to an hour, until the attempts run out', async () => {
    const id = await putEmail();
    const pauses = await failForGood(id);
    expect(pauses.map((each) => each / minute)).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60, 60, 60]);
    isRefused = false;
    await sweepOutbox(later(new Date(), 1_000 * 60 * minute));
    expect([sent, (await found(id)).attempts]).toEqual([0, 12]);
    await requeueDead(id, new Date());
    await sweepOutbox(later(new Date(), minute));
  });

  it('is not retried before its pause is over', async () => {
    const id = await putEmail();
    const now = await dueAt(id);
    await sweepOutbox(now);
    isRefused = false;
    await sweepOutbox(later(now, minute - 1));
    expect(sent).toBe(0);
    await sweepOutbox(later(now, minute));
    expect([sent, await findOutboxRow(id)]).toEqual([1, null]);
  });

  it('is shown to an operator with its reason and without an email address, and sent when the operator requeues it', async () => {
    const id = await putEmail();
    await failForGood(id);
    expect(await failedRows()).toEqual([
      expect.objectContaining({ outboxId: id, isDead: true, attempts: 12, what: 'email about award' }),
    ]);
    const [{ reason } = { reason: '' }] = await failedRows();
    expect(reason).toContain('MessageRejected');
    expect(reason).not.toContain(person.email);
    isRefused = false;
    expect(await requeueDead(undefined, new Date())).toBe(1);
    expect(await requeueDead(id, new Date())).toBe(0);
    await sweepOutbox(later(new Date(), minute));
    expect([sent, await findOutboxRow(id), await failedRows()]).toEqual([1, null, []]);
  });
});

describe('an email with a code', () => {
  it.each([
    [14, 1],
    [16, 0],
  ])('that could not be sent for %d minutes is sent %d times', async (minutes, times) => {
    const id = await putEmail('reset');
    const writtenAt = new Date((await found(id)).createdAt);
    isRefused = false;
    await sweepOutbox(later(writtenAt, minutes * minute));
    expect([sent, await findOutboxRow(id)]).toEqual([times, null]);
  });
});

describe('an email that is already being sent', () => {
  it('is left alone, and sent by the next run once its lease has ended', async () => {
    isRefused = false;
    const id = await putEmail();
    const now = await dueAt(id);
    await commit([claimOutboxRow(await found(id), later(now, 90_000).toISOString())]);
    await sweepOutbox(later(now, 89_000));
    expect(sent).toBe(0);
    await sweepOutbox(later(now, 90_000));
    expect([sent, await findOutboxRow(id)]).toEqual([1, null]);
  });
});

describe('long work', () => {
  const putPurge = () => put({ followUp: { kind: 'purgeJob', jobId: randomUUID() } });
  /** Leases the row and counts an attempt, like a function that stops in the middle of the attempt. */
  const breakOff = async (id: string, at: Date): Promise<void> =>
    commit([claimOutboxRow(await found(id), later(at, 90_000).toISOString())]).then(() => undefined);

  it('that is already being done is left alone, and done by the next run once its lease has ended', async () => {
    const id = await putPurge();
    const now = await dueAt(id);
    await breakOff(id, now);
    await sweepOutbox(later(now, 89_000));
    expect(await findOutboxRow(id)).not.toBeNull();
    await sweepOutbox(later(now, 90_000));
    expect(await findOutboxRow(id)).toBeNull();
  });

  it('counts each attempt before it starts, because a function that runs out of time could not count it', async () => {
    const id = await putPurge();
    const attempts: unknown[] = [];
    const look = async () => attempts.push((await findOutboxRow(id))?.attempts);
    const plan = { service: 'table', operation: 'TransactWrite', when: 'before', interruption: look } as const;
    await during(plan, async () => sweepOutbox(await dueAt(id)));
    expect(attempts).toContain(1);
    expect(await findOutboxRow(id)).toBeNull();
  });

  it('that is interrupted each time is finally dead-lettered for an operator', async () => {
    const id = await putPurge();
    for (let tries = 0; tries < 12; tries += 1) await breakOff(id, await dueAt(id));
    await sweepOutbox(await dueAt(id));
    expect(await failedRows()).toEqual([
      expect.objectContaining({
        outboxId: id,
        isDead: true,
        what: 'purgeJob',
        reason: expect.stringMatching(/broke off/),
      }),
    ]);
    await requeueDead(id, new Date());
    await sweepOutbox(later(new Date(), minute));
    expect(await findOutboxRow(id)).toBeNull();
  });
});

describe('a sweep', () => {
  it('starts no more work when its time is up', async () => {
    isRefused = false;
    const ids = [await putEmail(), await putEmail()];
    const now = later(await dueAt(ids[1] ?? ''), minute);
    expect(await sweepOutbox(now, () => true)).toEqual({ carriedOut: 0, failed: 0 });
    expect(await sweepOutbox(now)).toEqual({ carriedOut: 2, failed: 0 });
    expect(sent).toBe(2);
  });
});
