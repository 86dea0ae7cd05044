import { readFile } from 'node:fs/promises';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { documents, dynamo } from '#functions/data/client.ts';
import { entities } from '#functions/data/kinds/kinds.ts';
import { rows } from '#functions/data/service.ts';
import { shapes } from '#functions/data/shapes/shapes.ts';
import { loadEnvironment } from '#functions/env.ts';
import { createUser, setPassword } from '#functions/user-pool/user-pool.ts';
import { bringTableUpToDate } from '#infra/migration/bring-up-to-date.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import { pickFields } from '#shared/api/fields/described-fields.ts';
import { installerFields } from '#shared/api/fields/installer-description.ts';
import { jobCardFields, jobDetailFields } from '#shared/api/fields/job-description.ts';
import { retailerFields } from '#shared/api/fields/retailer-description.ts';
import { password } from '../../harness/app.ts';
import { startedApp } from '../../harness/started-app.ts';

/**
 * Rows of a data folder written when every kind of row had its first version: one job from start to end, some unfinished jobs,
 * and follow-up work that was still waiting. All later versions of the application must work with these rows.
 */

type Row = Record<string, unknown> & { pk: string; __edb_e__: string };

const carried: Row[] = (await readFile(new URL('../../rows/data/version-1.jsonl', import.meta.url), 'utf8'))
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line));
const ofKind = (kind: string) => carried.filter((row) => row.__edb_e__ === kind);

const app = startedApp();
let release: () => void;
let robin: Client;
let sam: Client;

async function signIn(email: string): Promise<Client> {
  const userId = String(ofKind('user').find((row) => row.email === email)?.userId);
  await createUser(userId, email);
  await setPassword(userId, password);
  const client = app.client();
  expect((await client.post('/api/auth/login', { email, password })).status).toBe(200);
  return Object.assign(client, { userId });
}

/**
 * Tells whether a difference is about rows that the first version did not have: those of the map, the lists, the search index,
 * the reminders, the owners of ABNs and the numbers of jobs. The migration adds them.
 */
const isOffMap = (difference: string): boolean =>
  /^(map|list|words|reminder of|company|job \S+ has no number)/.test(difference);

beforeAll(async () => {
  loadEnvironment('auth');
  release = app.hold();
  const plain = DynamoDBDocumentClient.from(dynamo);
  for (const row of carried) await plain.send(new PutCommand({ TableName: app.tableName, Item: row }));
});

describe('rows of the first version', () => {
  it('include every kind that existed and every kind of follow-up work', () => {
    const kinds = new Set(carried.map((row) => row.__edb_e__));
    expect(kinds.size).toBe(26);
    for (const kind of kinds) expect(Object.keys(shapes)).toContain(kind);
    const followUps = ofKind('outbox').map(
      ({ effects }) => JSON.stringify(effects).match(/"kind":"([a-z]+[A-Z]\w+)"/)?.[1],
    );
    expect(followUps.filter(Boolean).sort()).toEqual([
      'closeProposals',
      'purgeJob',
      'renameCompany',
      'reopenApplications',
      'tellApplicants',
    ]);
  });

  it('are each found under their own key as a row of the present version', async () => {
    for (const [name, entity] of Object.entries(entities)) {
      const { kind, known } = { kind: entity.schema.model.entity, known: Object.keys(entity.schema.attributes) };
      const reader = rows()[name as keyof typeof entities] as unknown as {
        get(key: object): { go(): Promise<{ data: Record<string, unknown> | null }> };
      };
      // A reset code now belongs to one browser. Codes of the first version are void and expire within an hour.
      for (const row of kind === 'resetcode' ? [] : ofKind(kind)) {
        // The id of a review in the first version is the id of its author.
        const { data } = await reader.get({ ratingId: row.fromUserId, ...row }).go();
        expect({
          kind,
          found: data !== null,
          unknown: Object.keys(data ?? {}).filter((field) => !known.includes(field)),
        }).toEqual({
          kind,
          found: true,
          unknown: [],
        });
      }
    }
  });

  it('let people sign in and see the same jobs and profiles', async () => {
    [robin, sam] = [await signIn('robin@example.com'), await signIn('sam@example.com')];
    const { jobs } = (await robin.get('/api/jobs/retailer')).body;
    expect(jobs.length).toBeGreaterThanOrEqual(7);
    const finished = jobs.find((job: { status: string }) => job.status === 'archived');
    const { body } = await robin.get(`/api/jobs/${finished.id}`);
    const stored = ofKind('job').find(({ jobId }) => jobId === finished.id);
    // Fields that are newer than the row are empty.
    expect(body.job).toMatchObject(pickFields(jobCardFields, stored?.card as object));
    expect(body.job).toMatchObject(pickFields(jobDetailFields, stored?.detail as object));
    expect(body.job).toMatchObject({ status: 'archived', customerName: 'Casey Customer', agreedPrice: 4200.5 });
    expect((await sam.get(`/api/jobs/${finished.id}`)).body.job.payment).toEqual(body.job.payment);
    for (const [client, kind, fields] of [
      [robin, 'retailerprofile', retailerFields],
      [sam, 'installerprofile', installerFields],
    ] as const) {
      const row = ofKind(kind).find(({ userId }) => userId === client.userId);
      expect((await client.get('/api/profile')).body.profile).toMatchObject(pickFields(fields, row as object));
    }
    const { body: stats } = await sam.get('/api/dashboard/installer/stats');
    expect(stats).toMatchObject({ averageRating: 4.3, reviewCount: 1 });
  });

  it('have their waiting follow-up work done, and leave no differences', async () => {
    expect(ofKind('outbox').length).toBeGreaterThanOrEqual(5);
    release();
    const { handler } = await import('#functions/events/sweeper.ts');
    await handler();
    await app.settle();
    const jobs = ofKind('job').filter((row) => row.assignedInstallerId === sam.userId);
    const cards = await Promise.all(
      jobs.map(
        async ({ jobId }) =>
          (
            await rows()
              .job.get({ jobId: String(jobId) })
              .go()
          ).data?.card,
      ),
    );
    expect(cards.map((card) => card?.assignedCompany)).toEqual(jobs.map(() => 'Sunny Side Electrical Group'));
    expect((await findDifferences(documents, app.tableName)).filter((each) => !isOffMap(each))).toEqual([]);
  });

  it('are all of the newest version after the migration', async () => {
    await bringTableUpToDate({ dynamo, tableName: app.tableName });
    expect(await bringTableUpToDate({ dynamo, tableName: app.tableName })).toBe('All rows are up to date.');
    await app.settle();
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
  });
});
