import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { setting } from '../env.ts';
import { waits } from '../waits.ts';

/** One client for the whole function. */
export const dynamo = new DynamoDBClient(waits.table);

export const documents = DynamoDBDocumentClient.from(dynamo, { marshallOptions: { removeUndefinedValues: true } });

export const tableName = (): string => setting('TABLE_NAME');
