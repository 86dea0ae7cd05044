import { beforeAll, expect, it } from '@jest/globals';
import { rows } from '#functions/data/service.ts';
import { awardedJob } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { confirmSession } from '../../harness/confirm-session.ts';
import { inDays } from '../../harness/days.ts';
import { startedApp } from '../../harness/started-app.ts';

const app = startedApp();
let retailer: Client;
let installer: Client;
let jobId: string;
beforeAll(async () => {
  [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
  jobId = await awardedJob(retailer, installer, { requirements: [] });
});

const book = async (days: number) => {
  const { status } = await retailer.post(`/api/jobs/${jobId}/schedule`, { installationDate: inDays(days) });
  expect(status).toBe(200);
};
const pathOf = (address: string): string => new URL(address).pathname;
const anyone = () => app.client();
const lineOf = (text: string, name: string): string =>
  text.split('\r\n').find((line) => line.startsWith(name)) ?? 'none';
const sequenceOf = (text: string): number => Number(lineOf(text, 'SEQUENCE:').split(':')[1]);

it('a user reads their jobs at a secret URL without a session, until they replace or revoke it', async () => {
  await confirmSession(installer);
  expect((await installer.get('/api/calendar-feed')).body).toEqual({ feed: null });
  await book(9);
  const { body } = await installer.post('/api/calendar-feed', {});
  const first = pathOf(body.feed.address);
  expect((await installer.get('/api/calendar-feed')).body).toEqual(body);
  const read = await anyone().get(first);
  expect([read.status, read.headers['content-type'], read.headers['cache-control']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'no-store',
  ]);
  expect(lineOf(read.text, 'UID:')).toBe(`UID:${jobId}@suncrew`);
  expect(lineOf(read.text, 'DTSTART')).toBe(`DTSTART;VALUE=DATE:${inDays(9).replaceAll('-', '')}`);

  await book(12);
  const moved = await anyone().get(first);
  expect(lineOf(moved.text, 'DTSTART')).toBe(`DTSTART;VALUE=DATE:${inDays(12).replaceAll('-', '')}`);
  expect(sequenceOf(moved.text)).toBeGreaterThan(sequenceOf(read.text));

  const second = pathOf((await installer.post('/api/calendar-feed', {})).body.feed.address);
  expect((await anyone().get(first)).status).toBe(404);
  expect((await anyone().get(second)).status).toBe(200);
  // The secret of one person does not open the calendar of another.
  expect((await anyone().get(second.replace(installer.userId, retailer.userId))).status).toBe(404);
  expect((await installer.delete('/api/calendar-feed')).status).toBe(204);
  expect((await anyone().get(second)).status).toBe(404);
  expect((await installer.get('/api/calendar-feed')).body).toEqual({ feed: null });
});

it('both parties read a job on its date, and a cancelled job as cancelled', async () => {
  const mine = await installer.get(`/api/jobs/${jobId}/calendar`);
  const theirs = await retailer.get(`/api/jobs/${jobId}/calendar`);
  expect(lineOf(mine.text, 'UID:')).toBe(lineOf(theirs.text, 'UID:'));
  const stranger = await app.installer();
  expect((await stranger.get(`/api/jobs/${jobId}/calendar`)).status).toBe(404);
  await confirmSession(retailer);
  const feed = pathOf((await retailer.post('/api/calendar-feed', {})).body.feed.address);
  expect((await retailer.post(`/api/jobs/${jobId}/cancel`, { reason: 'The roof is gone' })).status).toBe(200);
  const { text } = await anyone().get(feed);
  expect(lineOf(text, 'STATUS:')).toBe('STATUS:CANCELLED');
  expect(text).not.toContain('Casey');
});

it('the calendar of a suspended user cannot be read', async () => {
  const other = await app.installer();
  await confirmSession(other);
  const path = pathOf((await other.post('/api/calendar-feed', {})).body.feed.address);
  expect((await anyone().get(path)).status).toBe(200);
  await rows().user.patch({ userId: other.userId }).set({ suspended: true }).go();
  expect((await anyone().get(path)).status).toBe(404);
});
