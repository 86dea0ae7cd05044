import { createHash } from 'node:crypto';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { documents, tableName } from '#functions/data/client.ts';

export type Row = Record<string, unknown>;

/** Every row of the test's own table. */
export async function allRows(): Promise<Row[]> {
  const found: Row[] = [];
  let from: Row | undefined;
  do {
    const page = await documents.send(
      new ScanCommand({ TableName: tableName(), ConsistentRead: true, ...(from ? { ExclusiveStartKey: from } : {}) }),
    );
    found.push(...(page.Items ?? []));
    from = page.LastEvaluatedKey;
  } while (from);
  return found;
}

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, each]) => [name, sorted(each)]),
  );
};

/** A digest of every row except the rate limit counters, which also count refused calls. */
export async function digestTable(): Promise<Map<string, string>> {
  const rows = (await allRows()).filter((row) => row.__edb_e__ !== 'rate');
  const digest = (row: Row) =>
    createHash('sha256')
      .update(JSON.stringify(sorted(row)))
      .digest('base64url');
  return new Map(rows.map((row) => [`${row.pk} ${row.sk}`, digest(row)]));
}

/** The keys of the rows that were added, removed or changed. */
export function changedRows(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((key) => before.get(key) !== after.get(key));
}
