import { type DynamoDBClient, paginateListTables } from '@aws-sdk/client-dynamodb';
import { ListBucketsCommand, type S3Client } from '@aws-sdk/client-s3';
import { stackName, uploadsName } from '../aws/stage/stack-name.ts';
import { readStage } from '../aws/stage/stages.ts';

/**
 * Returns the name of a stage's table: the restored table that the stage's settings name, or the stack's own. The name of the
 * stack's own table consists of the stack's name, the table's id and random characters.
 */
export async function findStageTable(dynamo: DynamoDBClient, stage: string): Promise<string> {
  const restored = readStage(stage).settings.table;
  if (restored) return restored.name;
  const found: string[] = [];
  for await (const { TableNames = [] } of paginateListTables({ client: dynamo }, {}))
    found.push(...TableNames.filter((name) => name.startsWith(`${stackName(stage)}-Table`)));
  const [table, ...others] = found;
  if (table === undefined || others.length > 0)
    throw new Error(`The stage ${stage} has ${found.length} tables in this account and region, not one.`);
  return table;
}

/** Returns the bucket of the stage's uploads. Its name ends with the account and the region. */
export async function findStageBucket(s3: S3Client, stage: string): Promise<string> {
  const { Buckets = [] } = await s3.send(new ListBucketsCommand({ Prefix: uploadsName(stage) }));
  const [bucket, ...others] = Buckets.flatMap(({ Name }) => Name ?? []);
  if (bucket === undefined || others.length > 0)
    throw new Error(
      `The stage ${stage} has ${others.length + (bucket ? 1 : 0)} buckets of uploads in this account, not one.`,
    );
  return bucket;
}
