import { Duration } from 'aws-cdk-lib';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as events from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import type * as sqs from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { outboxKeyPrefix, tableDefinition } from '#functions/data/table.ts';
import type { AppFunction } from './app-function.ts';

/** Delivers each new outbox row to the consumer. Lambda halves a failing batch until only the bad row is left. */
export function feedConsumer(consumer: AppFunction, table: dynamodb.ITable, deadLetters: sqs.IQueue): void {
  const newOutboxRow = lambda.FilterCriteria.filter({
    eventName: lambda.FilterRule.isEqual('INSERT'),
    dynamodb: { Keys: { [tableDefinition.partitionKey]: { S: lambda.FilterRule.beginsWith(outboxKeyPrefix) } } },
  });
  consumer.lambda.addEventSource(
    new DynamoEventSource(table, {
      startingPosition: lambda.StartingPosition.TRIM_HORIZON,
      filters: [newOutboxRow],
      batchSize: 25,
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      retryAttempts: 5,
      onFailure: new SqsDlq(deadLetters),
    }),
  );
}

/**
 * Starts the sweeper each minute. The sweeper handles the outbox rows that the consumer missed. If a run does not start, the next
 * run handles its rows.
 */
export function wakeSweeper(scope: Construct, sweeper: AppFunction, deadLetters: sqs.IQueue): void {
  new events.Rule(scope, 'EachMinute', {
    schedule: events.Schedule.rate(Duration.minutes(1)),
    targets: [
      new LambdaFunction(sweeper.lambda, {
        deadLetterQueue: deadLetters,
        retryAttempts: 2,
        maxEventAge: Duration.minutes(5),
      }),
    ],
  });
}
