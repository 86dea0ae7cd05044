import { type Duration, RemovalPolicy } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import * as logs from 'aws-cdk-lib/aws-logs';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { acceptWildcard } from '../stage/accepted-findings.ts';
import type { StageSettings } from '../stage/stages.ts';
import type { Grant } from './grants.ts';

interface AppFunctionProps {
  code: lambda.Code;
  environment: object;
  grants: readonly Grant[];
  timeout: Duration;
  settings: StageSettings;
  /**
   * The queue for events that Lambda accepted and the function could not handle. Only functions that Lambda invokes
   * asynchronously have this queue.
   */
  deadLetters?: IQueue;
}

/**
 * One function with its own log and its own role. The role lists all rights of the function, and other code cannot add rights.
 */
export class AppFunction extends Construct {
  readonly lambda: lambda.Function;
  readonly log: logs.LogGroup;

  constructor(scope: Construct, id: string, props: AppFunctionProps) {
    super(scope, id);
    const { keepData, logRetentionDays } = props.settings;
    this.log = new logs.LogGroup(this, 'Log', {
      retention: logRetentionDays,
      removalPolicy: keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    const role = this.createRole([
      ...props.grants,
      { actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resources: [this.log.logGroupArn] },
      {
        actions: ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'],
        resources: ['*'],
        wildcard: 'X-Ray has no resources to name.',
      },
    ]);
    this.lambda = new lambda.Function(this, 'Function', {
      runtime: lambda.Runtime.NODEJS_24_X,
      architecture: lambda.Architecture.ARM_64,
      handler: `${id}.handler`,
      code: props.code,
      // `environmentOf` has picked exactly the values in the function's schema. We copy them, because the CDK needs a plain
      // record of strings.
      environment: { ...props.environment },
      role,
      memorySize: 1024,
      timeout: props.timeout,
      tracing: lambda.Tracing.ACTIVE,
      logGroup: this.log,
      loggingFormat: lambda.LoggingFormat.JSON,
      systemLogLevelV2: lambda.SystemLogLevel.WARN,
      deadLetterQueue: props.deadLetters,
    });
  }

  private createRole(grants: readonly Grant[]): iam.IRole {
    const statements = grants.map(
      ({ actions, resources, conditions }) =>
        new iam.PolicyStatement({ actions, resources, conditions: conditions as iam.Conditions | undefined }),
    );
    const role = new iam.Role(this, 'Role', {
      assumedBy: new iam.ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: { work: new iam.PolicyDocument({ statements }) },
    });
    for (const { resources, wildcard } of grants)
      if (wildcard) for (const resource of resources) acceptWildcard(role, resource, wildcard);
    return role.withoutPolicyUpdates();
  }
}
