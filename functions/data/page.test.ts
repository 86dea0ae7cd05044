import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { Entity } from 'electrodb';
import { documents } from './client.ts';
import { mainKey, model } from './entities/entity-keys.ts';
import { pageSize, readPage } from './page.ts';

const asCursor = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const ours = asCursor({ pk: 'a', sk: 'b' });
const badCursor = { code: 'invalid', fields: { cursor: expect.any(String) } };

describe('a page of a list', () => {
  it('is first requested with the standard page size and no cursor', async () => {
    const asked: unknown[] = [];
    const page = await readPage(async (options) => {
      asked.push(options);
      return { data: ['row'], cursor: ours };
    }, undefined);
    expect(asked).toEqual([{ limit: pageSize }]);
    expect(page).toEqual({ items: ['row'], nextCursor: ours });
  });

  it('continues from the cursor of the previous page', async () => {
    const page = await readPage(async ({ cursor }) => ({ data: [cursor], cursor: null }), ours);
    expect(page).toEqual({ items: [ours], nextCursor: null });
  });

  it.each([
    ['text that is not JSON', 'zzz'],
    ['nothing', asCursor(null)],
    ['a list', asCursor([])],
    ['a number', asCursor(1)],
    ['no keys', asCursor({})],
    ['half a key', asCursor({ pk: 'a' })],
    ['a key that is not text', asCursor({ pk: 'a', sk: 1 })],
    ['an empty key', asCursor({ pk: 'a', sk: '' })],
    ['a field that is not a key', asCursor({ pk: 'a', sk: 'b', userId: 'c' })],
    ['a key longer than any of ours', asCursor({ pk: 'a', sk: 'b'.repeat(2001) })],
  ])('refuses a cursor made of %s without a request to the table', async (_, cursor) => {
    const run = async () => {
      throw new Error('The table was asked.');
    };
    await expect(readPage(run, cursor)).rejects.toMatchObject(badCursor);
  });

  it('throws a fault unchanged if the cursor is not its cause', async () => {
    const run = async () => {
      throw new Error('The table is down.');
    };
    await expect(readPage(run, ours)).rejects.toThrow('The table is down.');
    await expect(readPage(run, undefined)).rejects.toThrow('The table is down.');
  });

  describe('that is read from the table', () => {
    const dynamo = mockClient(documents);
    const entity = new Entity(
      {
        model: model('note'),
        attributes: { userId: { type: 'string' }, noteId: { type: 'string' } },
        indexes: { byUser: mainKey(['userId'], ['noteId']) },
      },
      { client: documents, table: 'table' },
    );
    const notes = (cursor?: string) =>
      readPage((options) => entity.query.byUser({ userId: 'a-user' }).go(options), cursor);

    afterEach(() => {
      dynamo.reset();
    });

    it('refuses a cursor of another list, which the table does not accept as a starting key', async () => {
      dynamo
        .on(QueryCommand)
        .rejects(Object.assign(new Error('outside query boundaries'), { name: 'ValidationException' }));
      await expect(notes(ours)).rejects.toMatchObject(badCursor);
    });

    it('does not blame the cursor if the request has none', async () => {
      dynamo.on(QueryCommand).rejects(Object.assign(new Error('no such index'), { name: 'ValidationException' }));
      await expect(notes()).rejects.not.toMatchObject({ code: 'invalid' });
    });
  });
});
