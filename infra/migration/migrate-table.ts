import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  ScanCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import type { StoredRow } from '#functions/data/entities/migration.ts';
import {
  bringForward,
  kindField,
  type Shapes,
  versionField,
  versionsBehind,
  versionsIn,
} from '#functions/data/shapes/bring-forward.ts';

/** The kinds of rows that an application knows: the migrations of each kind, and the fields that it may have. */
export interface KnownRows {
  shapes: Shapes;
  /** The kinds whose rows the migration deletes. */
  retired?: ReadonlySet<string>;
  fieldsOf: (kind: string) => readonly string[];
}

interface MigrateOptions extends KnownRows {
  /** A separate client, because the client of the functions migrates rows while it reads them. */
  client: DynamoDBDocumentClient;
  tableName: string;
}

const rowsAtOnce = 10;
const maxTries = 8;

/** Returns a condition that is true if no field of the row has changed since it was read. */
function unchanged(row: StoredRow, possibleFields: readonly string[]) {
  const present = Object.keys(row);
  const absent = possibleFields.filter((field) => !present.includes(field));
  const name = (field: string) => `#f${[...present, ...absent].indexOf(field)}`;
  return {
    ConditionExpression: [
      ...present.map((field) => `${name(field)} = ${name(field).replace('#', ':')}`),
      ...absent.map((field) => `attribute_not_exists(${name(field)})`),
    ].join(' AND '),
    ExpressionAttributeNames: Object.fromEntries([...present, ...absent].map((field) => [name(field), field])),
    ExpressionAttributeValues: Object.fromEntries(
      present.map((field) => [name(field).replace('#', ':'), row[field] ?? null]),
    ),
  };
}

const keyOf = ({ pk, sk }: StoredRow) => ({ pk, sk });

async function replace({ client, tableName, fieldsOf }: MigrateOptions, before: StoredRow, after: StoredRow) {
  const condition = unchanged(before, fieldsOf(String(before[kindField])));
  const isMoved = before.pk !== after.pk || before.sk !== after.sk;
  if (!isMoved) return client.send(new PutCommand({ TableName: tableName, Item: after, ...condition }));
  return client.send(
    new TransactWriteCommand({
      TransactItems: [
        { Put: { TableName: tableName, Item: after, ConditionExpression: 'attribute_not_exists(pk)' } },
        { Delete: { TableName: tableName, Key: keyOf(before), ...condition } },
      ],
    }),
  );
}

const isLost = (error: unknown): boolean =>
  error instanceof Error && /^(ConditionalCheckFailed|TransactionCanceled)Exception$/.test(error.name);

async function readAgain({ client, tableName }: MigrateOptions, row: StoredRow): Promise<StoredRow | undefined> {
  const { Item } = await client.send(new GetCommand({ TableName: tableName, Key: keyOf(row), ConsistentRead: true }));
  return Item;
}

/**
 * Migrates one row. If the application changes the row after it is read, reads and migrates the changed row, up to `maxTries`
 * times.
 */
async function migrateRow(options: MigrateOptions, found: StoredRow): Promise<boolean> {
  const { shapes } = options;
  let row: StoredRow | undefined = found;
  for (let attempt = 1; row && versionsBehind(row, shapes) > 0; attempt += 1) {
    const now = versionsIn(shapes).get(String(row[kindField]));
    try {
      await replace(options, row, { ...bringForward(row, shapes), [versionField]: String(now) });
      return true;
    } catch (error) {
      if (!isLost(error) || attempt >= maxTries) throw error;
    }
    row = await readAgain(options, row);
  }
  return false;
}

/**
 * Migrates a row of an older version, or deletes a row of a retired kind. Returns the action, or null if the row does not change.
 */
async function bringUpToDate(options: MigrateOptions, row: StoredRow): Promise<keyof Migrated | null> {
  const { client, tableName, shapes, retired } = options;
  if (retired?.has(String(row[kindField]))) {
    await client.send(new DeleteCommand({ TableName: tableName, Key: keyOf(row) }));
    return 'deleted';
  }
  return versionsBehind(row, shapes) > 0 && (await migrateRow(options, row)) ? 'migrated' : null;
}

/** The number of migrated and deleted rows of each kind. */
export interface Migrated {
  migrated: Map<string, number>;
  deleted: Map<string, number>;
}

/** Migrates or deletes every outdated row. After an interruption, it can run again. */
export async function migrateTable(options: MigrateOptions): Promise<Migrated> {
  const { client, tableName } = options;
  const counts: Migrated = { migrated: new Map(), deleted: new Map() };
  let from: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({ TableName: tableName, ConsistentRead: true, ...(from ? { ExclusiveStartKey: from } : {}) }),
    );
    const rows = page.Items ?? [];
    for (let at = 0; at < rows.length; at += rowsAtOnce) {
      const some = rows.slice(at, at + rowsAtOnce);
      const done = await Promise.all(some.map((row) => bringUpToDate(options, row)));
      for (const [index, row] of some.entries()) {
        const [kind, count] = [String(row[kindField]), done[index] ? counts[done[index]] : undefined];
        count?.set(kind, (count.get(kind) ?? 0) + 1);
      }
    }
    from = page.LastEvaluatedKey;
  } while (from);
  return counts;
}
