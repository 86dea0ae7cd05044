import { type DynamoDBClient, paginateListTables } from '@aws-sdk/client-dynamodb';
import { stackName } from '../aws/stage/stack-name.ts';

/** CloudFormation chose the table's name: the stage's stack, the table's id in it, and random letters. */
export async function findStageTable(dynamo: DynamoDBClient, stage: string): Promise<string> {
  const found: string[] = [];
  for await (const { TableNames = [] } of paginateListTables({ client: dynamo }, {}))
    found.push(...TableNames.filter((name) => name.startsWith(`${stackName(stage)}-Table`)));
  const [table, ...others] = found;
  if (table === undefined || others.length > 0)
    throw new Error(`The stage ${stage} has ${found.length} tables in this account and region, not one.`);
  return table;
}
