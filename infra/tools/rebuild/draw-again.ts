import { BatchWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { putOnMap } from '../../migration/put-on-map.ts';
import { type Row, type RowsByKind, rowsOf } from '../../read-table.ts';
import { mapDifferences } from '../integrity/map-differences.ts';

const perRequest = 25;

async function remove(client: DynamoDBDocumentClient, table: string, rows: readonly Row[]): Promise<void> {
  for (let from = 0; from < rows.length; from += perRequest) {
    let open = rows
      .slice(from, from + perRequest)
      .map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } as Record<string, unknown> } }));
    while (open.length > 0) {
      const { UnprocessedItems } = await client.send(new BatchWriteCommand({ RequestItems: { [table]: open } }));
      open = (UnprocessedItems?.[table] ?? []) as typeof open;
    }
  }
}

/**
 * If the map is wrong, clears it and asks for everything to be drawn again. Until the consumer has done so, some of it is
 * missing there. Returns whether it did.
 */
export async function drawAgain(client: DynamoDBDocumentClient, table: string, rows: RowsByKind): Promise<boolean> {
  if (mapDifferences(rows).length === 0) return false;
  const of = (kind: string) => rowsOf<Row>(rows, kind);
  await remove(client, table, [...of('mappin'), ...of('mapcell'), ...of('mapentry')]);
  await putOnMap(client, table);
  return true;
}
