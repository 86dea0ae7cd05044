import { readFile } from 'node:fs/promises';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { documents, dynamo } from '#functions/data/client.ts';
import { readList } from '#functions/data/lists/list-queries.ts';
import { retiredKinds } from '#functions/data/shapes/shapes.ts';
import { bringTableUpToDate } from '#infra/migration/bring-up-to-date.ts';
import { readTable } from '#infra/read-table.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import { startedApp } from '../../harness/started-app.ts';

/** The rows of a data folder from the last version with bit-packed lists: installers, jobs, searches and the map. */

type Row = Record<string, unknown> & { __edb_e__: string };

const withBytes = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && '$bytes' in value
    ? new Uint8Array(Buffer.from(String(value.$bytes), 'base64'))
    : value;
const carried: Row[] = (await readFile(new URL('../../rows/data/bit-packed-lists.jsonl', import.meta.url), 'utf8'))
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line, withBytes));
const ofKind = (kind: string) => carried.filter((row) => row.__edb_e__ === kind);
const idsOf = (kind: string, field: string, value: string): unknown[] =>
  ofKind(kind).flatMap((row) => (row[field] === value ? row.userId : []));

const app = startedApp();
beforeAll(async () => {
  const plain = DynamoDBDocumentClient.from(dynamo);
  for (const row of carried) await plain.send(new PutCommand({ TableName: app.tableName, Item: row }));
});

describe('lists that an earlier version packed bit by bit', () => {
  it('are read as the lists of today', async () => {
    const installers = await readList('installers', 'ACT');
    expect(installers).toEqual([
      {
        id: idsOf('installerprofile', 'companyName', 'Harbour Solar')[0],
        latitude: expect.closeTo(-33.815, 1),
        longitude: expect.closeTo(151.001, 1),
        states: ['NSW', 'ACT'],
        services: ['Residential Solar', 'Battery Storage'],
        licences: ['PV', 'Battery'],
        brands: ['CEC Accredited'],
        crewSize: '3-5',
        availability: 'available',
        leadTimeDays: 0,
        installRadius: 150,
        averageRating: null,
        reviewCount: 0,
        completedJobs: 0,
        responseHours: null,
      },
    ]);
    expect(await readList('jobs', 'NT')).toMatchObject([
      { state: 'NT', jobType: 'PV + Battery', sizeKw: 6.6, latitude: expect.closeTo(-12.4637, 3) },
    ]);
    expect((await readList('searches', 'AU')).map(({ filter }) => filter)).toEqual(
      expect.arrayContaining([
        { jobType: 'PV + Battery', licence: 'Battery' },
        { minPrice: 1200, maxKw: 100 },
      ]),
    );
  });

  it('are exact after the migration, which deletes the rows of the map and leaves no difference', async () => {
    expect([...retiredKinds].map((kind) => ofKind(kind).length > 0)).toEqual([true, true, true]);
    const said = await bringTableUpToDate({ dynamo, tableName: app.tableName });
    expect(said).toContain('no longer used, deleted: 55 mapcell, 5 mapentry, 5 mappin.');
    const kinds = new Set((await readTable(DynamoDBDocumentClient.from(dynamo), app.tableName)).keys());
    for (const kind of retiredKinds) expect(kinds).not.toContain(kind);
    expect(await bringTableUpToDate({ dynamo, tableName: app.tableName })).toBe('All rows are up to date.');
    await app.settle();
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
    expect((await readList('searches', 'AU')).map(({ filter }) => filter)).toEqual(
      expect.arrayContaining([{ minPrice: 1234.56, maxKw: 99.5 }]),
    );
    expect(await readList('jobs', 'NT')).toMatchObject([{ latitude: -12.4637, longitude: 130.8444 }]);
  });
});
