import { BatchWriteCommand, type BatchWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { documents, tableName } from '#functions/data/client.ts';
import { allRows } from './table-digest.ts';

/** The most rows that one batch command accepts. */
const atOnce = 25;

/** Removes every row, so that the next test file begins with an empty table. */
export async function emptyTable(): Promise<void> {
  const deletions = (await allRows()).map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } }));
  for (let from = 0; from < deletions.length; from += atOnce) {
    let wanted: BatchWriteCommandInput['RequestItems'] = { [tableName()]: deletions.slice(from, from + atOnce) };
    while (wanted && Object.keys(wanted).length > 0)
      wanted = (await documents.send(new BatchWriteCommand({ RequestItems: wanted }))).UnprocessedItems;
  }
}
