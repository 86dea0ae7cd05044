import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Crowd, gather } from '#infra/bench/crowd.ts';
import { jobForm } from '#infra/tools/in-process/builders.ts';
import type { Json } from '#infra/tools/in-process/json.ts';
import { done } from '../../harness/done.ts';
import { startedApp } from '../../harness/started-app.ts';

/** The long lists of a job's applications and invitations. They are read from an index, which has only a part of each row. */

const app = startedApp();
const seeder = DynamoDBDocumentClient.from(new DynamoDBClient());
let crowd: Crowd;
beforeAll(async () => {
  const { documents } = await import('#functions/data/client.ts');
  const { tableName, settle } = app;
  crowd = await gather({ documents, seeder, tableName, settle }, await app.retailer(), await app.installer());
});
afterAll(() => seeder.destroy());

it('each application in a long list has the changes of the terms since it was sent', async () => {
  const { retailer, wantedId } = crowd;
  await done(retailer.put(`/api/jobs/${wantedId}`, jobForm({ priceExGst: 5200 })));
  let url = `/api/jobs/${wantedId}/applications`;
  const changes: Json[] = [];
  for (let pages = 0; pages < 10; pages += 1) {
    const { applications, nextCursor } = await done(retailer.get(url));
    changes.push(...applications.map((each: Json) => each.changes.map(({ field, to }: Json) => [field, to])));
    if (nextCursor === null) break;
    url = `/api/jobs/${wantedId}/applications?cursor=${encodeURIComponent(nextCursor)}`;
  }
  expect(changes).toHaveLength(301);
  for (const each of changes) expect(each).toEqual([['priceExGst', 5200]]);
});

it('each invitation in a long list has its expiry, newest first', async () => {
  const { retailer, invitedId } = crowd;
  const { invites } = await done(retailer.get(`/api/jobs/${invitedId}/invites`));
  expect(invites).toHaveLength(50);
  for (const { status, expiresAt } of invites) expect([status, typeof expiresAt]).toEqual(['invited', 'string']);
});
