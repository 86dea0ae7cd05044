import * as wafv2 from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { type ErrorBody, errorCodes } from '#shared/errors.ts';
import type { StageSettings } from '../stage/stages.ts';

type Limits = NonNullable<StageSettings['firewall']>;

const windowSeconds = 300;
const refusal = 'tooMany';

const measured = (metricName: string): wafv2.CfnWebACL.VisibilityConfigProperty => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
  metricName,
});

function limitBy(
  name: string,
  priority: number,
  limit: number,
  scopeDownStatement?: wafv2.CfnWebACL.StatementProperty,
): wafv2.CfnWebACL.RuleProperty {
  return {
    name,
    priority,
    statement: {
      rateBasedStatement: {
        aggregateKeyType: 'IP',
        evaluationWindowSec: windowSeconds,
        limit,
        ...(scopeDownStatement && { scopeDownStatement }),
      },
    },
    action: {
      block: {
        customResponse: {
          responseCode: errorCodes.rate_limited.status,
          customResponseBodyKey: refusal,
          responseHeaders: [{ name: 'Retry-After', value: String(windowSeconds) }],
        },
      },
    },
    visibilityConfig: measured(name),
  };
}

/**
 * Creates a web ACL that blocks an IP address after too many requests in five minutes, before any function runs. Without the ACL,
 * one IP address could use up the stage's throttle, and no other user could sign in.
 */
export function createFirewall(scope: Construct, { requestsPerAddress, signInsPerAddress }: Limits): wafv2.CfnWebACL {
  const signingIn = {
    byteMatchStatement: {
      fieldToMatch: { uriPath: {} },
      positionalConstraint: 'STARTS_WITH',
      searchString: '/api/auth/',
      textTransformations: [{ priority: 0, type: 'URL_DECODE' }],
    },
  };
  const body = { code: 'rate_limited', message: errorCodes.rate_limited.message } satisfies Omit<
    ErrorBody,
    'requestId'
  >;
  return new wafv2.CfnWebACL(scope, 'Firewall', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    rules: [limitBy('SignIns', 0, signInsPerAddress, signingIn), limitBy('Requests', 1, requestsPerAddress)],
    customResponseBodies: { [refusal]: { contentType: 'APPLICATION_JSON', content: JSON.stringify(body) } },
    visibilityConfig: measured('Firewall'),
  });
}
