import { RemovalPolicy } from 'aws-cdk-lib';
import * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { tableDefinition } from '#functions/data/table.ts';
import type { StageSettings } from '../stage/stages.ts';

const key = (name: string): dynamodb.Attribute => ({ name, type: dynamodb.AttributeType.STRING });

/** Returns the table of a stage: the stack's own, or the restored one that replaced it. */
export function tableOf(scope: Construct, settings: StageSettings): dynamodb.ITable {
  const { table } = settings;
  if (!table) return createTable(scope, settings);
  return dynamodb.Table.fromTableAttributes(scope, 'RestoredTable', {
    tableName: table.name,
    tableStreamArn: table.stream,
    globalIndexes: tableDefinition.indexes.map(({ name }) => name),
  });
}

function createTable(scope: Construct, { keepData, tableThroughput }: StageSettings): dynamodb.Table {
  const throughput = {
    maxReadRequestUnits: tableThroughput.readUnits,
    maxWriteRequestUnits: tableThroughput.writeUnits,
  };
  const table = new dynamodb.Table(scope, 'Table', {
    partitionKey: key(tableDefinition.partitionKey),
    sortKey: key(tableDefinition.sortKey),
    billingMode: dynamodb.BillingMode.PAY_PER_REQUEST,
    ...throughput,
    // Encrypts the table with the KMS key that AWS manages in this account. AWS logs each use of the key, and the functions need
    // no permission to decrypt.
    encryption: dynamodb.TableEncryption.AWS_MANAGED,
    stream: dynamodb.StreamViewType[tableDefinition.stream],
    timeToLiveAttribute: tableDefinition.timeToLive,
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    deletionProtection: keepData,
    removalPolicy: keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });
  for (const { name, partitionKey, sortKey, projection } of tableDefinition.indexes) {
    table.addGlobalSecondaryIndex({
      indexName: name,
      partitionKey: key(partitionKey),
      sortKey: key(sortKey),
      projectionType: dynamodb.ProjectionType.INCLUDE,
      nonKeyAttributes: [...projection],
      ...throughput,
    });
  }
  return table;
}
