import { createHash } from 'node:crypto';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { documents, tableName } from '#functions/data/client.ts';

export type Row = Record<string, unknown>;

/** Returns every row of the test's own table. */
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

const reads = ['GetItem', 'BatchGetItem', 'TransactGetItems', 'Query', 'Scan'].map((name) => `${name}Command`);
const countsACall = (input: object): boolean => String((input as { Key?: Row }).Key?.sk).startsWith('$rate_');

/** The number of commands that may change a row, counted when sent and again when answered. Undefined before the first use. */
let changes: number | undefined;
const countChange = (): void => {
  changes = (changes ?? 0) + 1;
};
function watchChanges(): void {
  countChange();
  documents.middlewareStack.add(
    (next, context) => async (args) => {
      if (reads.includes(String(context.commandName)) || countsACall(args.input)) return next(args);
      countChange();
      return next(args).finally(countChange);
    },
    { name: 'changes', step: 'initialize', priority: 'high' },
  );
}

interface Held {
  changes: number | undefined;
  rows: Row[];
  digest?: Map<string, string>;
}
let held: Held | undefined;

/**
 * Returns the rows of the test's table, which only this process changes. Until a command that may change a row is sent, the rows
 * stay the same and are not read again. Most refused calls send no such command.
 */
async function heldNow(): Promise<Held> {
  if (changes === undefined) watchChanges();
  if (held?.changes === changes) return held as Held;
  const now: Held = { changes, rows: [] };
  now.rows = (await allRows()).filter((row) => row.__edb_e__ !== 'rate');
  held = now;
  return now;
}

/** Returns every row except the rate limit counters, because these also count refused calls. */
export const lastingRows = async (): Promise<readonly Row[]> => (await heldNow()).rows;

/** Returns a digest of every row except the rate limit counters, by the key of the row. */
export async function digestTable(): Promise<Map<string, string>> {
  const now = await heldNow();
  const digest = (row: Row) =>
    createHash('sha256')
      .update(JSON.stringify(sorted(row)))
      .digest('base64url');
  now.digest ??= new Map(now.rows.map((row) => [`${row.pk} ${row.sk}`, digest(row)]));
  return now.digest;
}

/** Returns the keys of the rows that were added, removed or changed. */
export function changedRows(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((key) => before.get(key) !== after.get(key));
}

/** Returns the kinds of rows that contain one of these texts. */
export async function kindsWith(texts: readonly string[]): Promise<string[]> {
  const found = (await allRows()).filter((row) => texts.some((text) => JSON.stringify(row).includes(text)));
  return [...new Set(found.map((row) => String(row.__edb_e__)))].sort();
}
