import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { setting } from '../env.ts';

/**
 * One client for the whole function. The waits are short because API Gateway gives up after 30 s:
 * three tries of two seconds leave room for an answer that says so.
 */
export const dynamo = new DynamoDBClient({
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 2_000, throwOnRequestTimeout: true },
});

export const documents = DynamoDBDocumentClient.from(dynamo, { marshallOptions: { removeUndefinedValues: true } });

export const tableName = (): string => setting('TABLE_NAME');
