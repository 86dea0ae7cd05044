import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { uploadQuota } from '#infra/edge/limits.ts';
import { png } from '#infra/tools/in-process/builders.ts';
import type { Client, TestAnswer } from '#infra/tools/in-process/client.ts';
import { patiently } from '../../harness/patiently.ts';
import { startedApp } from '../../harness/started-app.ts';
import { stopClockAt } from '../../harness/stopped-clock.ts';

/** The quota of production: 200 MB per person and day, in files of at most 10 MB. */

const day = 86_400;
const { bytesPerUser } = uploadQuota;
const largest = 10 * 1024 * 1024;
const atLargest = bytesPerUser / largest;
/**
 * The start of yesterday, in epoch seconds. With the start of today, a test just after midnight would move its clock an hour
 * ahead of the real time, and the session would have expired.
 */
const today = (Math.floor(Date.now() / 1000 / day) - 1) * day;
const stopClock = (later = 1): void => stopClockAt((today + later) * 1000);

const app = startedApp({ uploadQuota });
let person: Client;
beforeEach(async () => {
  stopClock();
  person = await app.retailer();
});
afterEach(() => {
  jest.useRealTimers();
});

const announce = (who: Client, size: number) =>
  patiently(() => who.post('/api/objects/upload', { fileName: 'roof.png', contentType: 'image/png', size }));
const announceMany = async (who: Client, count: number, size: number): Promise<number[]> =>
  (await Promise.all(Array.from({ length: count }, () => announce(who, size)))).map((answer) => answer.status);
const expectWait = (answer: TestAnswer, seconds: number) => {
  expect([answer.status, answer.body.code, answer.headers['retry-after']]).toEqual([
    429,
    'rate_limited',
    String(seconds),
  ]);
  expect(answer.body.message).toBe('You have reached the daily upload limit. Please try again later.');
};
/** Uploads a file that was not announced, like the specification's call without a body. */
async function sendUnannounced(who: Client, content: Buffer): Promise<string> {
  const { body } = await who.post('/api/objects/upload');
  const sent = await fetch(body.uploadURL, { method: 'PUT', body: new Uint8Array(content) });
  expect(sent.status).toBe(200);
  return body.objectKey;
}
const finalize = (who: Client, objectKey: string) => who.post('/api/objects/finalize', { objectKey });
const all = (count: number, status: number): number[] => Array.from({ length: count }, () => status);

describe('the upload quota', () => {
  it('is 200 MB a day', () => {
    expect([bytesPerUser, uploadQuota.windowSeconds]).toEqual([200 * 1024 * 1024, day]);
  });

  it('lets a person announce exactly as many bytes as are left', async () => {
    expect(await announceMany(person, atLargest - 1, largest)).toEqual(all(atLargest - 1, 200));
    expect((await announce(person, largest - 1)).status).toBe(200);
    expectWait(await announce(person, 2), day - 1);
    expect((await announce(person, 1)).status).toBe(200);
    expectWait(await announce(person, 1), day - 1);
  });

  it('belongs to each person, and starts again the next day', async () => {
    stopClock(-1);
    await announceMany(person, atLargest, largest);
    expectWait(await announce(person, 1), 1);
    expect((await announce(await app.installer(), largest)).status).toBe(200);
    stopClock(0);
    expect((await announce(person, largest)).status).toBe(200);
  });

  it('is not exceeded by many requests at the same time', async () => {
    const statuses = await announceMany(person, atLargest + 8, largest);
    expect(statuses.filter((status) => status === 200)).toHaveLength(atLargest);
    expect(statuses.filter((status) => status === 429)).toHaveLength(8);
  });

  it('counts an upload URL that is not bound to a file as the largest file, whatever is sent there', async () => {
    // The object store has its own clock and accepts only recent URLs.
    jest.useRealTimers();
    const now = Date.now();
    stopClockAt(now);
    const left = day - (Math.floor(now / 1000) % day);
    await announceMany(person, atLargest - 2, largest);
    const kept = await sendUnannounced(person, png());
    expect((await finalize(person, kept)).status).toBe(200);
    expect((await person.post('/api/objects/upload', { size: 1 })).status).toBe(200);
    expectWait(await person.post('/api/objects/upload'), left);
    expectWait(await announce(person, 1), left);
    expect((await finalize(person, kept)).status).toBe(200);
  });

  it('allows only a few unbound upload URLs an hour, and any number that are bound to a file', async () => {
    const { most, windowSeconds } = uploadQuota.unbound;
    for (let count = 0; count < most; count += 1) expect((await person.post('/api/objects/upload')).status).toBe(200);
    const refused = await person.post('/api/objects/upload');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, String(windowSeconds - 1)]);
    expect((await announce(person, 1)).status).toBe(200);
    stopClock(windowSeconds + 1);
    expect((await person.post('/api/objects/upload')).status).toBe(200);
  });

  it('is not used up by invalid requests', async () => {
    expect(await announceMany(person, 30, largest + 1)).toEqual(all(30, 422));
    expect((await announce(person, largest)).status).toBe(200);
  });
});
