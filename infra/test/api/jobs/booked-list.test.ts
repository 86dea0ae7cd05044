import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from '@jest/globals';
import { documents, tableName } from '#functions/data/client.ts';
import { putRows, renamed, rowsOf } from '#infra/bench/rows.ts';
import { awardedJob } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { inDays } from '../../harness/days.ts';
import { startedApp } from '../../harness/started-app.ts';

const app = startedApp();
let retailer: Client;
let installer: Client;
beforeAll(async () => {
  [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
});

const jobCount = 120;
/** Tells whether a job has a date. One in ten was started without a date. The others have dates in mixed order, with repeats. */
const hasDate = (index: number): boolean => index % 10 !== 3;
const dateOf = (index: number): string => inDays(10 + ((index * 37) % 71));

/** Writes copies of a booked job's rows, each with its own id and date. */
async function copyJob(model: string, changes: readonly (readonly [id: string, date?: string])[]): Promise<void> {
  const { body } = await retailer.get(`/api/jobs/${model}`);
  const written = await rowsOf(documents, tableName(), 'jobId', model);
  const copies = changes.flatMap(([id, date]) =>
    written.map((row) => renamed(row, [[model, id], ...(date ? ([[body.job.installationDate, date]] as const) : [])])),
  );
  await putRows(documents, tableName(), copies);
}

async function datesIn(who: Client, role: 'retailer' | 'installer'): Promise<[number, (string | null)[]]> {
  const dates: (string | null)[] = [];
  let cursor: string | null = '';
  let pages = 0;
  while (cursor !== null) {
    const { body }: { body: { jobs: { installationDate: string | null }[]; nextCursor: string | null } } =
      await who.get(`/api/jobs/${role}?tab=booked${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);
    dates.push(...body.jobs.map(({ installationDate }) => installationDate));
    cursor = body.nextCursor;
    pages += 1;
  }
  return [pages, dates];
}

it('both parties see more than 120 booked jobs by date over all pages, and those without a date last', async () => {
  const indexes = Array.from({ length: jobCount }, (_, index) => index);
  const [dates, others] = [indexes.filter(hasDate).map(dateOf), indexes.filter((index) => !hasDate(index))];
  const booked = await awardedJob(retailer, installer, { requirements: [] });
  const started = await awardedJob(retailer, installer, { requirements: [] });
  const date = inDays(90);
  expect((await installer.post(`/api/jobs/${booked}/schedule`, { installationDate: date })).status).toBe(200);
  expect((await installer.post(`/api/jobs/${started}/start`)).status).toBe(200);
  await app.settle();
  await copyJob(
    booked,
    dates.map((each) => [randomUUID(), each]),
  );
  await copyJob(
    started,
    others.map(() => [randomUUID()]),
  );
  const everything = [...dates, date].sort();
  const undated = [...others, started].map(() => null);
  expect(await datesIn(retailer, 'retailer')).toEqual([3, [...everything, ...undated]]);
  expect(await datesIn(installer, 'installer')).toEqual([3, [...everything, ...undated]]);
});
