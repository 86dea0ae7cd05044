import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { findDifferences } from '../integrity/find-differences.ts';
import { credentials, region } from './cloud/local-account.ts';

/**
 * `npm run integrity -- --data-dir .local` checks a running `npm start`; with `--table NAME` and AWS credentials in the
 * environment it checks a deployed table. Prints each difference on a line and ends with 1 if there is any.
 */
const { values } = parseArgs({ options: { 'data-dir': { type: 'string' }, table: { type: 'string' } } });

async function openTable(): Promise<{ client: DynamoDBDocumentClient; tableName: string }> {
  if (values.table) return { client: DynamoDBDocumentClient.from(new DynamoDBClient()), tableName: values.table };
  const file = join(values['data-dir'] ?? '.local', 'ports.json');
  const { dynamodb } = JSON.parse(await readFile(file, 'utf8')) as { dynamodb: number };
  const local = new DynamoDBClient({ endpoint: `http://127.0.0.1:${dynamodb}`, region, credentials });
  return { client: DynamoDBDocumentClient.from(local), tableName: 'suncrew' };
}

try {
  const { client, tableName } = await openTable();
  const differences = await findDifferences(client, tableName);
  for (const difference of differences) console.log(difference);
  console.log(`${differences.length} differences`);
  process.exitCode = differences.length > 0 ? 1 : 0;
} catch (error) {
  console.error(`The table could not be read: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
