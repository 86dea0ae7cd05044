import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { metricsOf, type Watched } from './alarms.ts';

const { GraphWidget } = cloudwatch;

/** One page that answers: is it used, is it well, what does it cost. */
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
        graph('Behind the stream', [streamAge]),
      ],
      [
        graph(
          'Calls of functions',
          functions.map((each) => each.metricInvocations()),
        ),
        graph(
          'Errors of functions',
          functions.map((each) => each.metricErrors()),
        ),
        graph(
          'Duration of functions',
          functions.map((each) => each.metricDuration({ statistic: 'p99' })),
        ),
      ],
      [
        graph('Table units', [
          watched.table.metricConsumedReadCapacityUnits(),
          watched.table.metricConsumedWriteCapacityUnits(),
        ]),
        graph('Table refusals and conflicts', [tableFull, conflicts]),
        graph(
          'Dead letters',
          Object.values(watched.deadLetters).map((queue) => queue.metricApproximateNumberOfMessagesVisible()),
        ),
      ],
    ],
  });
}
