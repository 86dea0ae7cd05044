import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { type Outcome, outcomes } from '#functions/log.ts';
import { metricsOf, type Watched } from './alarms.ts';

const { GraphWidget } = cloudwatch;

/**
 * Returns the metric of how long requests with this outcome take. The functions write the time into their logs, one line for each
 * request.
 */
const metricOfOutcome = (namespace: string, outcome: Outcome, statistic: string) =>
  new cloudwatch.Metric({
    namespace,
    metricName: 'milliseconds',
    dimensionsMap: { outcome },
    label: outcome,
    statistic,
  });

/** Adds a CloudWatch dashboard of the requests, latency and errors, and of the use of the table and the queues. */
export function addDashboard(scope: Construct, name: string, watched: Watched): void {
  const { requests, failures, slowest, streamAge, tableFull, conflicts } = metricsOf(watched);
  const functions = Object.values(watched.functions).map(({ lambda }) => lambda);
  const graph = (title: string, left: cloudwatch.IMetric[]) => new GraphWidget({ title, left, width: 8 });
  new cloudwatch.Dashboard(scope, 'Dashboard', {
    dashboardName: name,
    widgets: [
      [
        graph('Requests', [requests, failures, watched.stage.metricClientError({ statistic: 'Sum' })]),
        graph('Latency', [slowest, watched.stage.metricLatency({ statistic: 'p50' })]),
        graph('Stream delay', [streamAge]),
      ],
      [
        graph(
          'Answers',
          outcomes.map((outcome) => metricOfOutcome(name, outcome, 'SampleCount')),
        ),
        graph(
          'Time to an answer',
          outcomes.map((outcome) => metricOfOutcome(name, outcome, 'p99')),
        ),
      ],
      [
        graph(
          'Function calls',
          functions.map((each) => each.metricInvocations()),
        ),
        graph(
          'Function errors',
          functions.map((each) => each.metricErrors()),
        ),
        graph(
          'Function throttles',
          functions.map((each) => each.metricThrottles()),
        ),
        graph(
          'Function duration',
          functions.map((each) => each.metricDuration({ statistic: 'p99' })),
        ),
      ],
      [
        graph('Table capacity units', [
          watched.table.metricConsumedReadCapacityUnits(),
          watched.table.metricConsumedWriteCapacityUnits(),
        ]),
        graph('Table throttles and conflicts', [tableFull, conflicts]),
        graph(
          'Dead letters',
          Object.values(watched.deadLetters).map((queue) => queue.metricApproximateNumberOfMessagesVisible()),
        ),
      ],
    ],
  });
}
