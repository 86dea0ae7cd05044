import { type DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';

/** A raw row of the table, with the name of its entity. */
export interface Row {
  [name: string]: unknown;
  __edb_e__: string;
}

export type RowsByKind = ReadonlyMap<string, Row[]>;

/** Returns the rows of one entity with the type that the caller expects. Does not check the type. */
export const rowsOf = <T>(rows: RowsByKind, kind: string): T[] => (rows.get(kind) ?? []) as unknown as T[];

/** Reads the whole table. Only an operator's command calls this: no function may scan the table. */
export async function readTable(client: DynamoDBDocumentClient, tableName: string): Promise<RowsByKind> {
  const byKind = new Map<string, Row[]>();
  let from: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({ TableName: tableName, ConsistentRead: true, ...(from ? { ExclusiveStartKey: from } : {}) }),
    );
    for (const item of (page.Items ?? []) as Row[]) {
      const rows = byKind.get(item.__edb_e__);
      if (rows) rows.push(item);
      else byKind.set(item.__edb_e__, [item]);
    }
    from = page.LastEvaluatedKey;
  } while (from);
  return byKind;
}
