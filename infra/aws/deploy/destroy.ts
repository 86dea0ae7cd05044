// Removes a stage and everything in it. `npm run ops -- destroy --stage test --confirm test`
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { edgeOutputsOf } from '../edge/edge-stack.ts';
import { orSayWhy } from '../stage/command-line.ts';
import { edgeStackName, stackName } from '../stage/stack-name.ts';
import { deleteTables } from '../storage/delete-tables.ts';
import { emptyBuckets } from '../storage/empty-buckets.ts';
import { cdk } from './cdk.ts';
import { destroyWords, readRemoval } from './removal.ts';

await orSayWhy(async () => {
  const { name, settings } = readRemoval(process.argv.slice(2));
  // CloudFormation only deletes a bucket that is empty.
  const count = await emptyBuckets(new S3Client({ region: settings.region }), `${stackName(name)}-`.toLowerCase());
  console.log(`Deleted ${count} files of ${name}.`);
  const code = await cdk(destroyWords(name));
  // A restored table is not part of the stack, so CloudFormation does not delete it.
  if (code === 0) await deleteTables(new DynamoDBClient({ region: settings.region }), `${stackName(name)}-restored-`);
  if (code !== 0 || edgeOutputsOf(settings).length === 0) return code;
  return cdk(destroyWords(name, edgeStackName(name)));
});
