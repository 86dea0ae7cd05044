import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { outboxKeyPrefix, tableDefinition } from '#functions/data/table.ts';
import { functionNames } from '#infra/build/bundle.ts';
import { type Properties, resourcesOf, textOf } from './synthesise.ts';

const { all, only, json } = await resourcesOf('production');
const idOf = (type: string, start: string) => all(type).find(({ id }) => id.startsWith(start))?.id;
const queue = (name: string) => `<${idOf('AWS::SQS::Queue', name)}.Arn>`;

describe('the consumer', () => {
  const mapping = only('AWS::Lambda::EventSourceMapping');

  it('receives new outbox rows and nothing else', () => {
    const [{ Pattern }, ...others] = mapping.FilterCriteria.Filters;
    expect(others).toEqual([]);
    expect(JSON.parse(Pattern)).toEqual({
      eventName: ['INSERT'],
      dynamodb: { Keys: { [tableDefinition.partitionKey]: { S: [{ prefix: outboxKeyPrefix }] } } },
    });
    expect(textOf(mapping.EventSourceArn)).toMatch(/^<Table\w+\.StreamArn>$/);
    expect(mapping.StartingPosition).toBe('TRIM_HORIZON');
  });

  it('splits a failing batch until the bad row is alone, tries it five times and dead-letters it', () => {
    expect(mapping).toMatchObject({
      BisectBatchOnFunctionError: true,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      MaximumRetryAttempts: 5,
    });
    expect(textOf(mapping.DestinationConfig.OnFailure.Destination)).toBe(queue('ConsumerDeadLetters'));
  });
});

describe('the sweeper', () => {
  const rule = all('AWS::Events::Rule').find(({ id }) => id.startsWith('EachMinute'))?.properties;
  const sweeper = all('AWS::Lambda::Function').find(({ id }) => id.startsWith('sweeper'))?.properties;

  it('runs each minute and finishes before the next', () => {
    expect(rule.ScheduleExpression).toBe('rate(1 minute)');
    expect(rule.State).toBe('ENABLED');
    expect(sweeper.Timeout).toBeLessThan(60);
  });

  it('records failed deliveries and runs', () => {
    expect(textOf(rule.Targets[0].DeadLetterConfig.Arn)).toBe(queue('SweeperDeadLetters'));
    expect(textOf(sweeper.DeadLetterConfig.TargetArn)).toBe(queue('SweeperDeadLetters'));
  });
});

describe('bounces and complaints', () => {
  const rule = all('AWS::Events::Rule').find(({ id }) => id.startsWith('ReturnedMail'))?.properties;
  const set = idOf('AWS::SES::ConfigurationSet', 'MailReports');
  const returns = all('AWS::Lambda::Function').find(({ id }) => id.startsWith('returns'))?.properties;

  it('are reported for every email of this stage, and no suppression list of the account stops later emails', () => {
    const { EventDestination, ConfigurationSetName } = only('AWS::SES::ConfigurationSetEventDestination');
    expect(ConfigurationSetName).toEqual({ Ref: set });
    expect(EventDestination).toMatchObject({ Enabled: true, MatchingEventTypes: ['bounce', 'complaint'] });
    expect(textOf(EventDestination.EventBridgeDestination.EventBusArn)).toMatch(/:event-bus\/default$/);
    expect(only('AWS::SES::ConfigurationSet').SuppressionOptions).toEqual({ SuppressedReasons: [] });
    for (const name of ['consumer', 'sweeper'])
      expect(
        all('AWS::Lambda::Function').find(({ id }) => id.startsWith(name))?.properties.Environment.Variables
          .MAIL_REPORTS,
      ).toEqual({ Ref: set });
  });

  it('are passed to the function that stops emails, and failed reports are kept in a queue', () => {
    expect(rule.EventPattern).toEqual({
      source: ['aws.ses'],
      'detail-type': ['Email Bounced', 'Email Complaint Received'],
      detail: { mail: { tags: { 'ses:configuration-set': [{ Ref: set }] } } },
    });
    expect(textOf(rule.Targets[0].Arn)).toBe(`<${idOf('AWS::Lambda::Function', 'returns')}.Arn>`);
    expect(textOf(rule.Targets[0].DeadLetterConfig.Arn)).toBe(queue('ReturnsDeadLetters'));
    expect(textOf(returns.DeadLetterConfig.TargetArn)).toBe(queue('ReturnsDeadLetters'));
  });
});

it('every path without a waiting caller has a dead-letter queue', () => {
  const queues = all('AWS::SQS::Queue').map(({ id }) => `<${id}.Arn>`);
  const targets = all('AWS::Events::Rule').flatMap(({ properties }) => properties.Targets as Properties[]);
  const kept = [
    ...targets.map(({ DeadLetterConfig }) => DeadLetterConfig.Arn),
    ...targets
      .map(({ Arn }) => all('AWS::Lambda::Function').find(({ id }) => textOf(Arn) === `<${id}.Arn>`))
      .map((called) => called?.properties.DeadLetterConfig.TargetArn),
    ...all('AWS::Lambda::EventSourceMapping').map(
      ({ properties }) => properties.DestinationConfig.OnFailure.Destination,
    ),
    ...all('AWS::SNS::Subscription').map(({ properties }) => properties.RedrivePolicy.deadLetterTargetArn),
  ].map(textOf);
  expect(kept).toHaveLength(6);
  expect([...new Set(kept)].sort()).toEqual(queues.sort());
});

describe('monitoring', () => {
  const alarms = all('AWS::CloudWatch::Alarm').map(({ properties }) => properties);

  it('keeps every log for the days in the settings, and each function writes to its own log', () => {
    expect(all('AWS::Logs::LogGroup').map(({ properties }) => properties.RetentionInDays)).toEqual(
      Array.from({ length: functionNames.length + 1 }, () => 90),
    );
    const groups = all('AWS::Lambda::Function').map(({ properties }) => properties.LoggingConfig.LogGroup.Ref);
    expect(new Set(groups).size).toBe(functionNames.length);
  });

  it('pays for no metrics of each route', () => {
    expect(only('AWS::ApiGatewayV2::Stage').DefaultRouteSettings.DetailedMetricsEnabled).toBe(false);
  });

  it('raises an alarm if a dead-letter queue has a message', () => {
    for (const { id, properties } of all('AWS::SQS::Queue')) {
      expect(properties).toMatchObject({ SqsManagedSseEnabled: true, MessageRetentionPeriod: 1_209_600 });
      const rings = alarms.filter(({ Dimensions }) => JSON.stringify(Dimensions ?? '').includes(id));
      expect(rings).toEqual([expect.objectContaining({ Threshold: 0, ComparisonOperator: 'GreaterThanThreshold' })]);
    }
  });

  it('raises an alarm for errors, slow answers, a late stream, a throttled table and every function', () => {
    const descriptions = alarms.map(({ AlarmDescription }) => AlarmDescription);
    for (const name of functionNames)
      expect(descriptions).toContainEqual(expect.stringContaining(`The ${name} function is failing.`));
    expect(alarms).toContainEqual(
      expect.objectContaining({ MetricName: 'Latency', ExtendedStatistic: 'p99', Threshold: 2000 }),
    );
    expect(alarms).toContainEqual(expect.objectContaining({ MetricName: 'IteratorAge', Threshold: 60_000 }));
    expect(JSON.stringify(alarms)).toContain('WriteThrottleEvents');
    for (const [MetricName, Threshold] of [
      ['Reputation.BounceRate', 0.05],
      ['Reputation.ComplaintRate', 0.001],
    ])
      expect(alarms).toContainEqual(expect.objectContaining({ MetricName, Threshold, Namespace: 'AWS/SES' }));
    for (const { AlarmActions } of alarms) expect(AlarmActions).toEqual([{ Ref: idOf('AWS::SNS::Topic', 'Alarms') }]);
  });

  it('raises one alarm for the throttles of all functions, which share one limit, and the dashboard shows each function', () => {
    const ring = alarms.filter(({ MetricName }) => MetricName === 'Throttles');
    expect(ring).toEqual([expect.objectContaining({ Namespace: 'AWS/Lambda', Statistic: 'Sum', Threshold: 0 })]);
    expect(ring[0]).not.toHaveProperty('Dimensions');
    const shown = textOf(only('AWS::CloudWatch::Dashboard').DashboardBody);
    for (const metric of ['Errors', 'Throttles'])
      for (const { id } of all('AWS::Lambda::Function'))
        expect(shown).toContain(`["AWS/Lambda","${metric}","FunctionName","<${id}>"`);
  });

  it('names in each alarm the section of the operations guide to open', () => {
    const headings = [...readFileSync('docs/operations.md', 'utf8').matchAll(/^## (.+)$/gm)].map(([, heading = '']) =>
      heading.toLowerCase().replaceAll(' ', '-'),
    );
    for (const { AlarmDescription } of alarms) {
      const [, section] = /See docs\/operations\.md#([a-z-]+)\.$/.exec(AlarmDescription) ?? [];
      expect(headings).toContain(section);
    }
  });

  it('raises an alarm for many refused requests, and when AWS denies a function access', () => {
    const filters = all('AWS::Logs::MetricFilter').map(({ properties }) => properties);
    const namesOf = (pattern: RegExp) =>
      filters
        .filter(({ FilterPattern }) => pattern.test(FilterPattern))
        .map(({ LogGroupName }) => textOf(LogGroupName));
    const functionLogs = functionNames.map((name) => `<${idOf('AWS::Logs::LogGroup', `${name}Log`)}>`);
    expect(namesOf(/\$\.cause = "\*AccessDenied\*"/).sort()).toEqual(functionLogs.sort());
    expect(namesOf(/403.*404/)).toEqual([`<${idOf('AWS::Logs::LogGroup', 'ApiLog')}>`]);
    for (const name of ['Denied', 'Refusals']) {
      const metric = { MetricName: name, Namespace: 'SunCrew-production' };
      expect(alarms).toContainEqual(expect.objectContaining(metric));
      for (const { MetricTransformations } of filters.filter((each) => JSON.stringify(each).includes(`"${name}"`)))
        expect(MetricTransformations).toEqual([
          expect.objectContaining({ MetricName: name, MetricNamespace: metric.Namespace }),
        ]);
    }
  });

  it('raises an alarm for dead-lettered follow-up work', () => {
    const filters = all('AWS::Logs::MetricFilter')
      .map(({ properties }) => properties)
      .filter(({ FilterPattern }) => FilterPattern.includes('$.event = "outbox_dead"'));
    expect(filters.map(({ LogGroupName }) => textOf(LogGroupName)).sort()).toEqual([
      `<${idOf('AWS::Logs::LogGroup', 'consumerLog')}>`,
      `<${idOf('AWS::Logs::LogGroup', 'sweeperLog')}>`,
    ]);
    const metric = { MetricName: 'OutboxDead', Namespace: 'SunCrew-production' };
    expect(alarms).toContainEqual(expect.objectContaining({ ...metric, Threshold: 0 }));
  });

  it('lets alarms publish to the topic, which requires TLS', () => {
    const { Statement } = only('AWS::SNS::TopicPolicy').PolicyDocument;
    expect(Statement).toContainEqual(
      expect.objectContaining({ Effect: 'Allow', Principal: { Service: 'cloudwatch.amazonaws.com' } }),
    );
    expect(Statement.filter(({ Effect, Principal }: Properties) => Effect === 'Allow' && Principal === '*')).toEqual(
      [],
    );
  });

  it('emails the operator before the costs exceed the budget', () => {
    const { Budget, NotificationsWithSubscribers } = only('AWS::Budgets::Budget');
    expect(Budget.BudgetLimit).toEqual({ Amount: 200, Unit: 'USD' });
    expect(NotificationsWithSubscribers).toHaveLength(2);
    expect(only('AWS::CloudWatch::Dashboard').DashboardName).toBe('SunCrew-production');
  });

  it('needs as parameters the two email addresses of the operator and the outputs of the edge stack', () => {
    const asked = Object.keys(json.Parameters).filter((name) => name !== 'BootstrapVersion');
    expect(asked.sort()).toEqual(['AlarmEmail', 'MailFrom', 'WebAclArn']);
    for (const name of asked) expect(json.Parameters[name].Default).toBeUndefined();
  });
});

it('the stack stays well within the limits of CloudFormation', () => {
  expect(Object.keys(json.Resources).length).toBeLessThan(400);
  expect(JSON.stringify(json).length).toBeLessThan(800_000);
});
