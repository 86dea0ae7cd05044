import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { bringFolderUpToDate, bringTableUpToDate } from '../../migration/bring-up-to-date.ts';
import { migrateTable } from '../../migration/migrate-table.ts';
import { findOutdated, recordVersions } from '../../migration/row-versions.ts';
import { findStageTable } from '../../tools/find-stage-table.ts';
import { fieldsNow, openPostOffice, type PostOffice, shapesNow, shapesThen } from './post-office.ts';

let office: PostOffice;
let count = 0;
/** The key of the memo that the test writes. Each test has a new key. */
let jobId: string;

beforeAll(async () => {
  office = await openPostOffice();
});
afterAll(() => office.close());
beforeEach(() => {
  count += 1;
  jobId = `job-${count}`;
});

const userId = 'kim';
const lists = () => ({ list1pk: `sent-${jobId}`, list1sk: jobId });
const writeThen = () =>
  office.then.entities.memo.put({ userId, jobId, sender: 'Robin Bright', status: 'sent', ...lists() }).go();
const broughtForward = { from: { first: 'Robin', last: 'Bright' }, urgent: false, status: 'sent' };
const memoNow = () => office.now.entities.memo;
const byNewerVersion = async () => {
  await writeThen();
  await office.plant({ ...(await office.stored(jobId)), __edb_v__: '3' });
};

describe('a row of an older version', () => {
  beforeEach(writeThen);

  it('is read in the present shape', async () => {
    expect((await memoNow().get({ userId, jobId }).go()).data).toMatchObject(broughtForward);
    expect((await memoNow().get([{ userId, jobId }]).go()).data[0]).toMatchObject(broughtForward);
    const { data } = await memoNow().query.byId({ userId, jobId }).go();
    expect(data).toEqual([expect.objectContaining(broughtForward)]);
    expect(data[0]).not.toHaveProperty('sender');
  });

  it('is found in a query for several kinds of rows of its owner', async () => {
    await office.then.entities.parcel.put({ userId, jobId }).go();
    const { data } = await office.now.collections.post({ userId }).go();
    expect(data.memo.find((row) => row.jobId === jobId)).toMatchObject(broughtForward);
    expect(data.parcel.some((row) => row.jobId === jobId)).toBe(true);
  });

  it('is found in a list that contains only a part of each row', async () => {
    const { data } = await memoNow()
      .query.byStatus({ list1pk: `sent-${jobId}` })
      .go();
    expect(data).toEqual([expect.objectContaining({ jobId, status: 'sent' })]);
  });

  it('is read in the present shape in a transaction and in the answer to a change', async () => {
    const { data } = await office.now.transaction.get(({ memo }) => [memo.get({ userId, jobId }).commit()]).go();
    expect(data[0]?.item).toMatchObject(broughtForward);
    const changed = await memoNow().patch({ userId, jobId }).set({ urgent: true }).go({ response: 'all_new' });
    expect(changed.data).toMatchObject({ ...broughtForward, urgent: true });
  });

  it('keeps its version when a part of it changes, and keeps the change when it is migrated', async () => {
    await memoNow().patch({ userId, jobId }).set({ urgent: true }).add({ stamps: 2 }).go();
    expect(await office.stored(jobId)).toMatchObject({ __edb_v__: '1', sender: 'Robin Bright', urgent: true });
    const wanted = { ...broughtForward, urgent: true, stamps: 2 };
    expect((await memoNow().get({ userId, jobId }).go()).data).toMatchObject(wanted);
    await migrateTable({ client: office.plain, tableName: office.tableName, shapes: shapesNow, fieldsOf: fieldsNow });
    expect(await office.stored(jobId)).toMatchObject({ __edb_v__: '2', ...wanted });
  });

  it('gets the present version when the whole row is written', async () => {
    const { data } = await memoNow().get({ userId, jobId }).go();
    if (!data) throw new Error('No memo');
    await memoNow().put(data).go();
    expect(await office.stored(jobId)).toMatchObject({ __edb_v__: '2', ...broughtForward });
  });
});

describe('a new row', () => {
  it('has the present version, however it is written', async () => {
    const row = { userId, from: { first: 'Sam', last: 'Sunny' }, urgent: true, status: 'sent' };
    await memoNow()
      .create({ ...row, jobId: `${jobId}a` })
      .go();
    await memoNow()
      .upsert({ ...row, jobId: `${jobId}b` })
      .go();
    await memoNow()
      .put([{ ...row, jobId: `${jobId}c` }])
      .go();
    await office.now.transaction.write(({ memo }) => [memo.put({ ...row, jobId: `${jobId}d` }).commit()]).go();
    await memoNow()
      .update({ userId, jobId: `${jobId}e` })
      .set({ urgent: true })
      .go();
    for (const each of 'abcde')
      expect(await office.stored(jobId + each)).toMatchObject({ __edb_v__: '2', urgent: true });
  });
});

describe('a row of an unknown version', () => {
  it('causes an error that names the version, and is never treated as missing', async () => {
    await byNewerVersion();
    const wanted = /memo of version 3; this version of the application knows 2/;
    await expect(memoNow().get({ userId, jobId }).go()).rejects.toThrow(wanted);
    await expect(memoNow().get([{ userId, jobId }]).go()).rejects.toThrow(wanted);
    await expect(memoNow().query.byId({ userId, jobId }).go()).rejects.toThrow(wanted);
    await expect(office.now.collections.post({ userId }).go()).rejects.toThrow(wanted);
    await expect(
      memoNow()
        .query.byStatus({ list1pk: `sent-${jobId}` })
        .go(),
    ).rejects.toThrow(wanted);
    await expect(
      migrateTable({ client: office.plain, tableName: office.tableName, shapes: shapesNow, fieldsOf: fieldsNow }),
    ).rejects.toThrow(wanted);
    await office.then.entities.memo.delete({ userId, jobId }).go();
  });

  it('causes an error in the older version of the application while the newer one is running', async () => {
    await memoNow()
      .put({ userId, jobId, from: { first: 'Sam', last: 'Sunny' }, urgent: true, status: 'sent' })
      .go();
    await expect(office.then.entities.memo.get({ userId, jobId }).go()).rejects.toThrow(/version 2; .* knows 1/);
  });

  it('does not hide the waiting follow-up work after it', async () => {
    const owner = `owner-${jobId}`;
    await office.now.entities.parcel.put({ userId: owner, jobId: 'first' }).go();
    await office.now.entities.parcel.put({ userId: owner, jobId: 'second' }).go();
    const { Key } = office.now.entities.parcel.get({ userId: owner, jobId: 'first' }).params<{ Key: object }>();
    const unknown = { ...Key, userId: owner, jobId: 'first', __edb_e__: 'parcel', __edb_v__: '9' };
    await office.plant(unknown);
    const { data } = await office.now.entities.parcel.query.byId({ userId: owner }).go();
    expect(data.map((row) => row.jobId)).toEqual(['second']);
    await expect(office.now.entities.parcel.get({ userId: owner, jobId: 'first' }).go()).rejects.toThrow('version 9');
    await office.now.entities.parcel.delete({ userId: owner, jobId: 'first' }).go();
  });

  it('also causes an error if its kind is unknown', async () => {
    const { Key } = office.then.entities.memo.get({ userId, jobId }).params<{ Key: object }>();
    await office.plant({ ...Key, __edb_e__: 'postcard', __edb_v__: '1' });
    await expect(memoNow().get({ userId, jobId }).go()).rejects.toThrow('knows no rows of the kind postcard');
    await office.then.entities.memo.delete({ userId, jobId }).go();
  });
});

describe('migrating a table', () => {
  const rows = { shapes: shapesNow, fieldsOf: fieldsNow };

  it('returns the number of changed rows of each kind, and changes nothing the second time', async () => {
    const place = { dynamo: office.dynamo, tableName: office.tableName, rows };
    await bringTableUpToDate(place);
    for (let each = 0; each < 60; each += 1)
      await office.then.entities.memo.put({ userId: jobId, jobId: `${each}`, sender: 'A B', status: 'sent' }).go();
    expect(await bringTableUpToDate(place)).toBe('Rows brought up to date: 60 memo.');
    expect(await bringTableUpToDate(place)).toBe('All rows are up to date.');
    expect(await office.stored('7', jobId)).toMatchObject({ __edb_v__: '2', from: { first: 'A', last: 'B' } });
  });

  it.each([
    ['changed', () => memoNow().patch({ userId, jobId }).set({ status: 'read' }).go(), { status: 'read' }],
    ['given a new field', () => memoNow().patch({ userId, jobId }).add({ stamps: 3 }).go(), { stamps: 3 }],
  ])('loses no change if a row is %s at the same moment', async (_, interruption, wanted) => {
    await writeThen();
    const { plain } = office;
    let met = 0;
    plain.middlewareStack.add(
      (next, context) => async (args) => {
        if (context.commandName === 'PutItemCommand' && met === 0) {
          met += 1;
          await interruption();
        }
        return next(args);
      },
      { name: 'interleave', step: 'initialize' },
    );
    await migrateTable({ client: plain, tableName: office.tableName, ...rows });
    plain.middlewareStack.remove('interleave');
    expect(met).toBe(1);
    expect(await office.stored(jobId)).toMatchObject({ __edb_v__: '2', ...broughtForward, ...wanted });
  });

  it('finds only the table of its stage', async () => {
    expect(await findStageTable(office.dynamo, 'test')).toBe(office.tableName);
    await expect(findStageTable(office.dynamo, 'production')).rejects.toThrow('The stage production has 0 tables');
  });

  it('moves a row whose key changes', async () => {
    await writeThen();
    const before = await office.stored(jobId);
    const moving = { ...shapesNow, memo: [(row: object) => ({ ...row, sk: `moved-${jobId}` })] };
    await migrateTable({ client: office.plain, tableName: office.tableName, ...rows, shapes: moving });
    expect(await office.stored(jobId)).toBeUndefined();
    await office.plain.send(
      new TransactWriteCommand({
        TransactItems: [
          {
            Delete: {
              TableName: office.tableName,
              Key: { pk: before?.pk, sk: `moved-${jobId}` },
              ConditionExpression: 'attribute_exists(pk)',
            },
          },
        ],
      }),
    );
  });
});

describe('a data folder', () => {
  let folder: string;
  const said: string[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rows-'));
    said.length = 0;
  });
  afterEach(() => rm(folder, { recursive: true }));

  const rows = { shapes: shapesNow, fieldsOf: fieldsNow };
  const open = () =>
    bringFolderUpToDate(folder, { dynamo: office.dynamo, tableName: office.tableName, rows }, (line) =>
      said.push(line),
    );
  const recorded = async () => JSON.parse(await readFile(join(folder, 'row-versions.json'), 'utf8'));

  it('of an older version is migrated once, with one line in the output', async () => {
    await writeThen();
    await recordVersions(folder, shapesThen);
    await open();
    expect(said).toEqual(['Bringing the rows of an older version up to date (memo 1 to 2) ...']);
    expect(await office.stored(jobId)).toMatchObject({ __edb_v__: '2', ...broughtForward });
    expect(await recorded()).toEqual({ memo: 2, parcel: 1 });
    await open();
    expect(said).toHaveLength(1);
  });

  it('with rows of retired kinds loses them once', async () => {
    const retiring = { shapes: shapesNow, fieldsOf: fieldsNow, retired: new Set(['postcard']) };
    const place = { dynamo: office.dynamo, tableName: office.tableName, rows: retiring };
    const { Key } = office.then.entities.memo.get({ userId, jobId }).params<{ Key: Record<string, unknown> }>();
    await office.plant({ ...Key, __edb_e__: 'postcard', __edb_v__: '3' });
    await writeFile(join(folder, 'row-versions.json'), JSON.stringify({ memo: 2, parcel: 1, postcard: 3 }));
    await bringFolderUpToDate(folder, place, (line) => said.push(line));
    expect(said).toEqual(['Bringing the rows of an older version up to date (postcard is no longer used) ...']);
    expect(await office.stored(jobId)).toBeUndefined();
    expect(await recorded()).toEqual({ memo: 2, parcel: 1 });
    expect(await bringTableUpToDate(place)).toBe('All rows are up to date.');
  });

  it('from before versions were recorded is migrated', async () => {
    await writeThen();
    await open();
    expect(said).toHaveLength(1);
    expect(await office.stored(jobId)).toMatchObject({ __edb_v__: '2' });
  });

  it.each([
    ['a newer version', { memo: 3, parcel: 1 }, 'memo 3'],
    ['unknown rows', { memo: 1, postcard: 1 }, 'postcard 1'],
  ])('of %s stops the start with one line that names the reason', async (_, versions, named) => {
    await writeFile(join(folder, 'row-versions.json'), JSON.stringify(versions));
    const refused = findOutdated(folder, shapesNow);
    await expect(refused).rejects.toThrow(`rows that this version does not know (${named})`);
    await expect(refused).rejects.toThrow(/^[^\n]+$/);
    await expect(open()).rejects.toThrow('does not know');
    expect(await recorded()).toEqual(versions);
  });

  it('with a damaged record is not used', async () => {
    await writeFile(join(folder, 'row-versions.json'), '{"memo":');
    await expect(findOutdated(folder, shapesNow)).rejects.toThrow('cannot be read');
  });
});
