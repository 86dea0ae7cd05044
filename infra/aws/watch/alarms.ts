import { Duration, Stack } from 'aws-cdk-lib';
import type { HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { FilterPattern, type IFilterPattern, type LogGroup } from 'aws-cdk-lib/aws-logs';
import * as sns from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { Functions } from '../functions/functions.ts';

export interface Watched {
  stage: HttpStage;
  /** Of every request. */
  log: LogGroup;
  functions: Functions;
  table: Table;
  deadLetters: Record<string, Queue>;
}

const minutes = (count: number) => Duration.minutes(count);
const sum = { statistic: 'Sum', period: minutes(5) };
const { TreatMissingData, ComparisonOperator, MathExpression } = cloudwatch;

export function metricsOf({ stage, functions, table }: Watched) {
  const requests = stage.metricCount({ ...sum });
  const failures = stage.metricServerError({ ...sum });
  return {
    requests,
    failures,
    // Two failures in a quiet night are no outage.
    failureRate: new MathExpression({
      expression: 'IF(failures > 2, 100 * failures / requests, 0)',
      usingMetrics: { failures, requests },
      period: minutes(5),
      label: 'Answers 5xx, %',
    }),
    slowest: stage.metricLatency({ statistic: 'p99', period: minutes(5) }),
    streamAge: functions.consumer.lambda.metric('IteratorAge', { statistic: 'Maximum', period: minutes(1) }),
    tableFull: new MathExpression({
      expression: 'reads + writes',
      usingMetrics: {
        reads: table.metric('ReadThrottleEvents', sum),
        writes: table.metric('WriteThrottleEvents', sum),
      },
      period: minutes(5),
      label: 'Refused by the table',
    }),
    conflicts: table.metric('TransactionConflict', sum),
  };
}

/** Counts the lines of logs that look like this, as one metric. */
function countLines(of: Record<string, LogGroup>, metricName: string, pattern: IFilterPattern): cloudwatch.Metric {
  const metricNamespace = Stack.of(Object.values(of)[0] as LogGroup).stackName;
  for (const [id, log] of Object.entries(of))
    log.addMetricFilter(`${metricName}${id}`, { metricNamespace, metricName, filterPattern: pattern });
  return new cloudwatch.Metric({ namespace: metricNamespace, metricName, ...sum });
}

/** Somebody who tries doors: what is hidden answers like what is absent, so both count. */
const refused = FilterPattern.any(
  FilterPattern.stringValue('$.status', '=', '403'),
  FilterPattern.stringValue('$.status', '=', '404'),
);

/** One letter to the operator for each thing that needs a person. */
export function addAlarms(scope: Construct, watched: Watched, email: string, letterDeadLetters: Queue): void {
  const topic = new sns.Topic(scope, 'Alarms', { enforceSSL: true });
  // The policy that asks for TLS replaces the one that let the account's own services in.
  const conditions = { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } };
  topic.grantPublish(new ServicePrincipal('cloudwatch.amazonaws.com', { conditions }));
  topic.addSubscription(new EmailSubscription(email, { deadLetterQueue: letterDeadLetters }));

  const alarm = (id: string, description: string, metric: cloudwatch.IMetric, above: number, periods = 1) =>
    new cloudwatch.Alarm(scope, id, {
      alarmDescription: description,
      metric,
      threshold: above,
      evaluationPeriods: periods,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    }).addAlarmAction(new SnsAction(topic));

  const metrics = metricsOf(watched);
  alarm('FailureRate', 'More than one answer in a thousand fails.', metrics.failureRate, 0.1);
  alarm('Slow', 'One call in a hundred takes longer than two seconds.', metrics.slowest, 2000, 3);
  alarm('TableFull', 'The table refuses work: its maximum throughput is reached.', metrics.tableFull, 0);
  alarm('Conflicts', 'Many transactions meet on the same rows.', metrics.conflicts, 50);
  alarm('StreamAge', 'Notifications and figures lag by a minute.', metrics.streamAge, 60_000, 3);
  alarm(
    'Refusals',
    'Somebody asks for much that is not theirs.',
    countLines({ Api: watched.log }, 'Refusals', refused),
    500,
  );
  const logs = Object.fromEntries(Object.entries(watched.functions).map(([name, { log }]) => [name, log]));
  const denied = countLines(logs, 'Denied', FilterPattern.stringValue('$.cause', '=', '*AccessDenied*'));
  alarm('Denied', 'AWS refuses a function what it needs: a key, a file, a table, a letter.', denied, 0);
  for (const [name, { lambda }] of Object.entries(watched.functions)) {
    alarm(`${name}Errors`, `The function ${name} breaks off.`, lambda.metricErrors(sum), 0);
    alarm(`${name}Throttles`, `The function ${name} finds no free place to run.`, lambda.metricThrottles(sum), 0);
  }
  for (const [name, queue] of Object.entries(watched.deadLetters)) {
    const waiting = queue.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum', period: minutes(1) });
    alarm(`${name}DeadLetters`, `Work of ${name} failed for good and waits to be looked at.`, waiting, 0);
  }
}
