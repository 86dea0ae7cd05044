import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { setting } from '../env.ts';
import { waits } from '../waits.ts';
import { keepShapes } from './shapes/keep-shapes.ts';
import { retiredKinds, shapes, waitingKinds } from './shapes/shapes.ts';

/** The DynamoDB client that all code of a Lambda function shares, so that it shares the connections too. */
export const dynamo = new DynamoDBClient(waits.table);

export const documents = keepShapes(
  DynamoDBDocumentClient.from(dynamo, { marshallOptions: { removeUndefinedValues: true } }),
  shapes,
  new Set([...waitingKinds, ...retiredKinds]),
);

export const tableName = (): string => setting('TABLE_NAME');
