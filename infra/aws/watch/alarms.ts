import { Duration, Stack } from 'aws-cdk-lib';
import type { HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, type IFilterPattern, type LogGroup } from 'aws-cdk-lib/aws-logs';
import * as sns from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { Functions } from '../functions/functions.ts';

export interface Watched {
  stage: HttpStage;
  /** The API's access log, with one line for every request. */
  log: LogGroup;
  functions: Functions;
  table: ITable;
  deadLetters: Record<string, Queue>;
}

const minutes = (count: number) => Duration.minutes(count);
const sum = { statistic: 'Sum', period: minutes(5) };
const { TreatMissingData, ComparisonOperator, MathExpression } = cloudwatch;

/** Returns the metrics of the alarms and the dashboard. */
export function metricsOf({ stage, functions, table }: Watched) {
  const requests = stage.metricCount({ ...sum });
  const failures = stage.metricServerError({ ...sum });
  return {
    requests,
    failures,
    // Two failures on a quiet night are not an outage.
    failureRate: new MathExpression({
      expression: 'IF(failures > 2, 100 * failures / requests, 0)',
      usingMetrics: { failures, requests },
      period: minutes(5),
      label: '5xx responses, %',
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
      label: 'Table throttles',
    }),
    conflicts: table.metric('TransactionConflict', sum),
  };
}

/** Returns one metric that counts the matching lines in all of the logs. */
function countLines(of: Record<string, LogGroup>, metricName: string, pattern: IFilterPattern): cloudwatch.Metric {
  const metricNamespace = Stack.of(Object.values(of)[0] as LogGroup).stackName;
  for (const [id, log] of Object.entries(of))
    log.addMetricFilter(`${metricName}${id}`, { metricNamespace, metricName, filterPattern: pattern });
  return new cloudwatch.Metric({ namespace: metricNamespace, metricName, ...sum });
}

/** Matches requests of someone who probes the API. Hidden items return 404 like missing ones, so we count both statuses. */
const refused = FilterPattern.any(
  FilterPattern.stringValue('$.status', '=', '403'),
  FilterPattern.stringValue('$.status', '=', '404'),
);

/** An alarm's description, and the section of docs/operations.md with the steps. */
type Told = readonly [description: string, section: string];

/** Emails the operator about each problem that the application cannot solve automatically. */
export function addAlarms(scope: Construct, watched: Watched, email: string, alarmDeadLetters: Queue): void {
  const topic = new sns.Topic(scope, 'Alarms', { enforceSSL: true });
  // Enforcing TLS replaces the default policy, which let the account's own services publish. So CloudWatch needs its own
  // permission.
  const conditions = { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } };
  topic.grantPublish(new ServicePrincipal('cloudwatch.amazonaws.com', { conditions }));
  topic.addSubscription(new EmailSubscription(email, { deadLetterQueue: alarmDeadLetters }));

  const alarm = (id: string, [description, section]: Told, metric: cloudwatch.IMetric, above: number, periods = 1) =>
    new cloudwatch.Alarm(scope, id, {
      alarmDescription: `${description} See docs/operations.md#${section}.`,
      metric,
      threshold: above,
      evaluationPeriods: periods,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    }).addAlarmAction(new SnsAction(topic));

  const metrics = metricsOf(watched);
  alarm('FailureRate', ['More than 0.1% of requests are failing.', 'failing-requests'], metrics.failureRate, 0.1);
  alarm(
    'Slow',
    ['The slowest 1% of requests take longer than two seconds.', 'slow-or-throttled'],
    metrics.slowest,
    2000,
    3,
  );
  alarm(
    'TableFull',
    ['The table is throttling requests because it has reached its maximum throughput.', 'slow-or-throttled'],
    metrics.tableFull,
    0,
  );
  alarm('Conflicts', ['Many transactions conflict on the same rows.', 'slow-or-throttled'], metrics.conflicts, 50);
  alarm(
    'StreamAge',
    ['Notifications and aggregates are more than a minute late.', 'follow-up-work'],
    metrics.streamAge,
    60_000,
    3,
  );
  alarm(
    'Refusals',
    [
      'Unusually many requests are refused or not found. Someone may be probing for data of other users.',
      'refused-requests',
    ],
    countLines({ Api: watched.log }, 'Refusals', refused),
    500,
  );
  const logs = Object.fromEntries(Object.entries(watched.functions).map(([name, { log }]) => [name, log]));
  const denied = countLines(logs, 'Denied', FilterPattern.stringValue('$.cause', '=', '*AccessDenied*'));
  alarm(
    'Denied',
    ['AWS denied a function access to something it needs: a key, a file, the table or email.', 'denied-by-aws'],
    denied,
    0,
  );
  const { consumer, sweeper } = watched.functions;
  const dead = FilterPattern.stringValue('$.event', '=', 'outbox_dead');
  alarm(
    'OutboxDead',
    ['An email, an aggregate or other follow-up work failed permanently.', 'follow-up-work'],
    countLines({ consumer: consumer.log, sweeper: sweeper.log }, 'OutboxDead', dead),
    0,
  );
  // These metrics cover the whole AWS account, because SES judges the account as one sender.
  const reputation = (metricName: string) =>
    new cloudwatch.Metric({ namespace: 'AWS/SES', metricName, statistic: 'Average', period: Duration.hours(1) });
  alarm(
    'BounceRate',
    ['More than 5% of emails bounce. Above 10%, SES stops sending.', 'bounces-and-complaints'],
    reputation('Reputation.BounceRate'),
    0.05,
  );
  alarm(
    'ComplaintRate',
    ['More than 0.1% of emails are marked as spam. Above 0.5%, SES stops sending.', 'bounces-and-complaints'],
    reputation('Reputation.ComplaintRate'),
    0.001,
  );
  // This metric covers the whole AWS account, because all its functions share one limit.
  alarm(
    'Throttles',
    ['Functions are being throttled. The dashboard shows which.', 'slow-or-throttled'],
    lambda.Function.metricAllThrottles(sum),
    0,
  );
  for (const [name, watchedFunction] of Object.entries(watched.functions)) {
    // Each function has its own alarm. One alarm about all functions would cost as much, because AWS bills each metric in an
    // alarm. An alarm about the AWS account's total would also go off for other stages.
    const errors = watchedFunction.lambda.metricErrors(sum);
    alarm(`${name}Errors`, [`The ${name} function is failing.`, 'failing-requests'], errors, 0);
  }
  for (const [name, queue] of Object.entries(watched.deadLetters)) {
    const waiting = queue.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum', period: minutes(1) });
    alarm(
      `${name}DeadLetters`,
      [`Work in the ${name} dead-letter queue failed permanently and needs an operator.`, 'dead-letters'],
      waiting,
      0,
    );
  }
}
