import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { chunkEntity } from '#functions/data/entities/discovery/directory-entity.ts';
import { ownListEntity } from '#functions/data/entities/discovery/own-list-entity.ts';
import { columns, type ItemOf, type ListKind } from '#functions/data/lists/list-kinds.ts';
import type { Area } from '#functions/data/rows.ts';
import { kindField, versionField, versionsIn } from '#functions/data/shapes/bring-forward.ts';
import { shapes } from '#functions/data/shapes/shapes.ts';
import { readTable } from '../read-table.ts';
import { nameOf, storedParts, type WrongPart, wrongParts } from './list-differences.ts';

/** Returns the write of a corrected chunk, on the condition that the chunk has not changed. */
function putOf({ kind, of, bucket, revision: expected, items }: WrongPart, table: string) {
  const revision = (expected ?? 0) + 1;
  const packed = (columns[kind].pack as (items: readonly ItemOf<ListKind>[]) => Uint8Array)(items);
  const isAsRead = <A>(
    at: A,
    { eq, notExists }: { eq: (at: A, is: number) => string; notExists: (at: A) => string },
  ) => (expected === undefined ? notExists(at) : eq(at, expected));
  return kind === 'ownJobs'
    ? ownListEntity
        .put({ userId: of, bucket, revision, jobs: packed })
        .where((part, compare) => isAsRead(part.revision, compare))
        .params<{ Item: Record<string, unknown> }>({ table })
    : chunkEntity
        .put({ kind, area: of as Area, bucket, revision, records: packed })
        .where((part, compare) => isAsRead(part.revision, compare))
        .params<{ Item: Record<string, unknown> }>({ table });
}

async function rewrite(client: DynamoDBDocumentClient, table: string, part: WrongPart): Promise<number> {
  const put = putOf(part, table);
  const version = String(versionsIn(shapes).get(String(put.Item[kindField])));
  try {
    await client.send(new PutCommand({ ...put, TableName: table, Item: { ...put.Item, [versionField]: version } }));
    return 1;
  } catch (error) {
    if (error instanceof Error && error.name === 'ConditionalCheckFailedException') return 0;
    throw error;
  }
}

const maxRounds = 10;

/**
 * Rewrites each chunk that differs from the rows, and returns how many. Each round reads the chunks before the rows. If the
 * application changes a chunk in between, the write fails because of the new revision, and the next round compares the chunk
 * again. Once a chunk is right, later rounds ignore it. The application keeps the chunk right, and a change between the two reads
 * would only make it look wrong.
 */
export async function rebuildLists(client: DynamoDBDocumentClient, table: string): Promise<number> {
  let rewritten = 0;
  let open: ReadonlySet<string> | null = null;
  for (let round = 1; round <= maxRounds; round += 1) {
    const stored = storedParts(await readTable(client, table));
    const differing = wrongParts(stored, await readTable(client, table));
    const wrong: WrongPart[] = differing.filter((part) => open === null || open.has(nameOf(part)));
    if (wrong.length === 0) return rewritten;
    open = new Set(wrong.map(nameOf));
    for (const part of wrong) rewritten += await rewrite(client, table, part);
  }
  throw new Error('The lists change faster than they can be rebuilt. Try again at a quieter time.');
}
