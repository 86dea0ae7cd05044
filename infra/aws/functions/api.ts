import { CfnOutput, RemovalPolicy, type Stack } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import * as apigateway from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import * as logs from 'aws-cdk-lib/aws-logs';
import { allRoutes, routeKeyOf } from '#shared/api/index.ts';
import { type RouteGroup, routeGroups } from '#shared/api/route/route.ts';
import { accept } from '../stage/accepted-findings.ts';
import type { StageSettings } from '../stage/stages.ts';
import { throttleClassOf } from '../stage/throttle-class.ts';
import type { Functions } from './functions.ts';

/** The log contains the route of a request and never its path, because a share link's path contains its token. */
const logFields = {
  requestId: '$context.requestId',
  time: '$context.requestTime',
  route: '$context.routeKey',
  status: '$context.status',
  bytes: '$context.responseLength',
  milliseconds: '$context.responseLatency',
  functionMilliseconds: '$context.integrationLatency',
  error: '$context.error.message',
  functionError: '$context.integrationErrorMessage',
};

export function createApi(scope: Stack, { apiDomain }: StageSettings): apigateway.HttpApi {
  const api = new apigateway.HttpApi(scope, 'Api', {
    apiName: scope.stackName,
    createDefaultStage: false,
    disableExecuteApiEndpoint: apiDomain !== undefined,
  });
  accept(api, {
    'AwsSolutions-APIG4':
      'The session is a cookie, which HTTP API authorisers do not handle well. Every function checks it before anything ' +
      'else, and the access tests call every route as every kind of person.',
  });
  return api;
}

/**
 * Connects each route of the contract to its group's function. The `discovery` function gets every other request and answers 404.
 */
export function addRoutes(
  api: apigateway.HttpApi,
  functions: Functions,
  settings: StageSettings,
): { stage: apigateway.HttpStage; log: logs.LogGroup } {
  const integrationOf = new Map(
    routeGroups.map((group) => [
      group,
      new HttpLambdaIntegration(group, functions[group].lambda, { scopePermissionToRoute: false }),
    ]),
  );
  const add = (id: string, group: RouteGroup, routeKey: apigateway.HttpRouteKey) =>
    new apigateway.HttpRoute(api, id, {
      httpApi: api,
      routeKey,
      integration: integrationOf.get(group) as HttpLambdaIntegration,
    });

  const routes = allRoutes.map(({ name, group, method, path }) =>
    add(name, group, apigateway.HttpRouteKey.with(path, apigateway.HttpMethod[method])),
  );
  add('unknown', 'discovery', apigateway.HttpRouteKey.DEFAULT);

  const log = new logs.LogGroup(api, 'Log', {
    retention: settings.logRetentionDays,
    removalPolicy: settings.keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });
  const { read: usual, ...tighter } = settings.throttles;
  const stage = new apigateway.HttpStage(api, 'Stage', {
    httpApi: api,
    stageName: '$default',
    autoDeploy: true,
    throttle: { rateLimit: usual.requestsPerSecond, burstLimit: usual.burst },
    // AWS bills six detailed metrics for each route, which would be the largest fixed cost of a stage. The access log has the
    // route of each call.
    detailedMetricsEnabled: false,
    accessLogSettings: {
      destination: new apigateway.LogGroupLogDestination(log),
      format: AccessLogFormat.custom(JSON.stringify(logFields)),
    },
  });
  const cfnStage = stage.node.defaultChild as apigateway.CfnStage;
  cfnStage.routeSettings = Object.fromEntries(
    allRoutes.flatMap((route) => {
      const of = throttleClassOf(route);
      if (of === 'read') return [];
      const { requestsPerSecond, burst } = tighter[of];
      // A route's settings replace all settings of the stage. So detailed metrics, which AWS bills for each route, must be off
      // here too.
      const DetailedMetricsEnabled = false;
      return [
        [
          routeKeyOf(route),
          { ThrottlingRateLimit: requestsPerSecond, ThrottlingBurstLimit: burst, DetailedMetricsEnabled },
        ],
      ];
    }),
  );
  if (settings.apiDomain) serveAt(api, stage, settings.apiDomain);
  // CloudFormation rejects a stage that names a route before the route exists.
  for (const route of routes) cfnStage.node.addDependency(route);
  return { stage, log };
}

/** Serves the API at a custom domain. The owner of the domain must point it to the target in the `DomainTarget` output. */
function serveAt(
  api: apigateway.HttpApi,
  stage: apigateway.HttpStage,
  { name, certificateArn }: NonNullable<StageSettings['apiDomain']>,
): void {
  const domainName = new apigateway.DomainName(api, 'Domain', {
    domainName: name,
    certificate: Certificate.fromCertificateArn(api, 'Certificate', certificateArn),
    securityPolicy: apigateway.SecurityPolicy.TLS_1_2,
  });
  new apigateway.ApiMapping(api, 'AtDomain', { api, domainName, stage });
  new CfnOutput(api, 'DomainTarget', { value: domainName.regionalDomainName });
}
