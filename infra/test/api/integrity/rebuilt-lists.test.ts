import { type DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, it } from '@jest/globals';
import { documents } from '#functions/data/client.ts';
import { rows } from '#functions/data/service.ts';
import { rebuildLists } from '#infra/lists/rebuild-lists.ts';
import { jobForm, postJob } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import { done } from '../../harness/done.ts';
import { startedApp } from '../../harness/started-app.ts';

const app = startedApp();
let retailer: Client;
let jobIds: string[];
beforeAll(async () => {
  retailer = await app.retailer();
  // Each round of `rebuildLists` reads the table twice, and `busy` changes the next job before each read. With an odd number of
  // jobs, each job is at some time the one that changes between the two reads.
  jobIds = await Promise.all(Array.from({ length: 5 }, () => postJob(retailer)));
  await app.settle();
});

let edits = 0;
/** A client of the table that changes a job before each scan, as if the table were in use. */
const busy = {
  async send(command: ScanCommand) {
    if (command instanceof ScanCommand) {
      const jobId = jobIds[edits % jobIds.length];
      edits += 1;
      await done(retailer.put(`/api/jobs/${jobId}`, jobForm({ priceExGst: 5000 + edits })));
      await app.settle();
    }
    return documents.send(command);
  },
} as unknown as DynamoDBDocumentClient;

it('lists are rebuilt while people change jobs, and have no differences afterwards', async () => {
  const { data } = await rows().ownList.query.byUser({ userId: retailer.userId }).go({ pages: 'all' });
  for (const { userId, bucket } of data) await rows().ownList.delete({ userId, bucket }).go();
  const { data: chunks } = await rows().chunk.query.byArea({ kind: 'jobs', area: 'AU' }).go({ pages: 'all' });
  for (const { kind, area, bucket } of chunks) await rows().chunk.delete({ kind, area, bucket }).go();
  expect(await rebuildLists(busy, app.tableName)).toBeGreaterThan(1);
  await app.settle();
  expect(await findDifferences(documents, app.tableName)).toEqual([]);
});
