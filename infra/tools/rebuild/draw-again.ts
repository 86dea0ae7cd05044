import { BatchWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { putOnMap } from '../../migration/put-on-map.ts';
import { directoryDifferences } from '../integrity/directory-differences.ts';
import { mapDifferences } from '../integrity/map-differences.ts';
import { type Row, type RowsByKind, rowsOf } from '../integrity/read-table.ts';

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

/** What people saved is not drawn from jobs and profiles, and stays. */
const isDrawn = ({ k }: Row): boolean => k !== 'searches';

/**
 * If the map or a list of the directory is wrong, clears both and asks for everything to be drawn again. Until the consumer
 * has done so, some of it is missing there. Returns whether it did.
 */
export async function drawAgain(client: DynamoDBDocumentClient, table: string, rows: RowsByKind): Promise<boolean> {
  if (mapDifferences(rows).length + directoryDifferences(rows).length === 0) return false;
  const of = (kind: string) => rowsOf<Row>(rows, kind);
  await remove(client, table, [...of('mappin'), ...of('mapcell'), ...of('mapentry'), ...of('chunk').filter(isDrawn)]);
  await putOnMap(client, table);
  return true;
}
