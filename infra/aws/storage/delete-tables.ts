import { DeleteTableCommand, type DynamoDBClient, paginateListTables } from '@aws-sdk/client-dynamodb';

/** Deletes every table whose name begins with the prefix. */
export async function deleteTables(client: DynamoDBClient, prefix: string): Promise<void> {
  for await (const { TableNames = [] } of paginateListTables({ client }, {}))
    for (const TableName of TableNames.filter((name) => name.startsWith(prefix)))
      await client.send(new DeleteTableCommand({ TableName }));
}
