import { beforeAll, describe, expect, it } from '@jest/globals';
import { documents } from '#functions/data/client.ts';
import { postJob } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import type { Json } from '#infra/tools/in-process/json.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import { startedApp } from '../../harness/started-app.ts';

/** One job with more applications and invitations than fit on a page. They are listed newest first, each once. */

const crowdSize = 57;
const pageSize = 50;
const app = startedApp();
let retailer: Client;
let crowd: Client[];
beforeAll(async () => {
  retailer = await app.retailer();
  crowd = [];
  // Registers eight at a time, because the stand-in for Cognito keeps all users in one file.
  while (crowd.length < crowdSize)
    crowd.push(
      ...(await Promise.all(Array.from({ length: Math.min(8, crowdSize - crowd.length) }, () => app.installer()))),
    );
});

async function pagesOf(url: string, name: 'applications' | 'invites'): Promise<Json[][]> {
  const pages: Json[][] = [];
  for (let query = ''; ; ) {
    const { status, body } = await retailer.get(`${url}${query}`);
    expect(status).toBe(200);
    pages.push(body[name]);
    if (body.nextCursor === null) return pages;
    query = `?cursor=${encodeURIComponent(body.nextCursor)}`;
  }
}
const whose = (rows: Json[]): string[] => rows.map((row) => row.installerId);
const newestFirst = (people: readonly Client[]): string[] => people.map(({ userId }) => userId).reverse();

describe('a popular job', () => {
  it('shows its owner the newest applications first, page by page', async () => {
    const jobId = await postJob(retailer);
    const url = `/api/jobs/${jobId}/applications`;
    const apply = (who: Client) => who.post(`/api/jobs/${jobId}/apply`, { leadTimeDays: 3 });
    for (const who of crowd.slice(0, pageSize - 1)) await apply(who);
    expect((await pagesOf(url, 'applications')).map(whose)).toEqual([newestFirst(crowd.slice(0, pageSize - 1))]);
    for (const who of crowd.slice(pageSize - 1)) await apply(who);
    const pages = await pagesOf(url, 'applications');
    expect(pages.map((page) => page.length)).toEqual([pageSize, crowdSize - pageSize]);
    expect(whose(pages.flat())).toEqual(newestFirst(crowd));
    expect(pages[0]?.[0]).toMatchObject({
      companyName: 'Sunny Side Electrical',
      leadTimeDays: 3,
      status: 'applied',
      verifiedAt: null,
      accreditations: ['PV', 'Battery'],
      jobsTogether: 0,
    });
    expect(pages[0]?.[0]?.fit).toEqual({
      fits: true,
      reach: 'inside',
      distanceKm: expect.any(Number),
      missingLicences: [],
      objections: [],
      timing: 'free',
      freeFrom: expect.any(String),
    });
    const [last] = crowd;
    await retailer.put(`/api/applications/${jobId}.${last?.userId}`, { status: 'rejected' });
    expect((await pagesOf(url, 'applications')).flat().at(-1)).toMatchObject({ status: 'rejected' });
    await app.settle();
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
  });

  it('shows its owner the newest invitations first, answered or not', async () => {
    const jobId = await postJob(retailer, { isPublic: false });
    const url = `/api/jobs/${jobId}/invites`;
    for (const { userId } of crowd) await retailer.post(`/api/jobs/${jobId}/invites`, { installerIds: [userId] });
    const newest = crowd.at(-1);
    await newest?.post(`/api/invites/${jobId}.${newest.userId}/respond`, { status: 'declined' });
    const pages = await pagesOf(url, 'invites');
    expect(pages.map((page) => page.length)).toEqual([pageSize, crowdSize - pageSize]);
    expect(whose(pages.flat())).toEqual(newestFirst(crowd));
    expect(pages[0]?.[0]).toMatchObject({ status: 'declined' });
    await app.settle();
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
  });
});
