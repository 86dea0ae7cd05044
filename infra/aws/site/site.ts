import { Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib';
import type * as apigateway from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import * as origins from 'aws-cdk-lib/aws-cloudfront-origins';
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import * as s3 from 'aws-cdk-lib/aws-s3';
import { allRoutes } from '#shared/api/index.ts';
import { fillPath } from '#shared/api/route/path.ts';
import { answeredPages } from '../../edge/described-pages.ts';
import type { InPage } from '../../edge/in-page.ts';
import { missingPage, pageRewrite } from '../../edge/page-rewrite.ts';
import { securityHeaders } from '../../edge/security-headers.ts';
import { accept } from '../stage/accepted-findings.ts';
import type { StageSettings } from '../stage/stages.ts';
import {
  addSecurityHeaders,
  cachePagesUpTo,
  cacheUpTo,
  forwardAddressOnly,
  forwardToApi,
  forwardToPublicApi,
} from './edge-policies.ts';

interface SiteProps {
  api: apigateway.HttpApi;
  originSecret: string;
  objectStoreOrigin: string;
  accessLogs: s3.Bucket;
  /** The hashes of the inline parts in the pages that the deployment will publish. */
  inPage: InPage;
  /** The ARN of the edge stack's web ACL, which is in us-east-1. */
  webAclArn: string | undefined;
  certificateArn: string | undefined;
  settings: StageSettings;
}

/** The statuses that CloudFront must not cache. By default, it caches an error for ten seconds and shows it to other visitors. */
const neverKept = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];

const { AllowedMethods, ViewerProtocolPolicy, OriginProtocolPolicy, OriginSslPolicy } = cloudfront;

/**
 * Creates a CloudFront distribution that serves the pages and the API from one host, so that API calls need no CORS. Only
 * CloudFront adds the secret that the functions require in each request.
 */
export function createSite(stack: Stack, props: SiteProps) {
  const { api, originSecret, objectStoreOrigin, accessLogs, inPage, settings, webAclArn, certificateArn } = props;
  const pages = new s3.Bucket(stack, 'Pages', {
    blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
    encryption: s3.BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    serverAccessLogsBucket: accessLogs,
    serverAccessLogsPrefix: 'pages/',
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const headers = securityHeaders({
    objectStoreOrigin,
    googleMaps: settings.googleMapsApiKey !== undefined,
    mapTiles: settings.mapTiles?.url,
    inPage,
  });
  const responseHeadersPolicy = addSecurityHeaders(stack, headers);
  const apiBehaviour = {
    origin: new origins.HttpOrigin(
      settings.apiDomain?.name ?? `${api.apiId}.execute-api.${stack.region}.${stack.urlSuffix}`,
      {
        protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
        originSslProtocols: [OriginSslPolicy.TLS_V1_2],
        readTimeout: Duration.seconds(30),
        customHeaders: { 'x-origin-verify': originSecret },
      },
    ),
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    allowedMethods: AllowedMethods.ALLOW_ALL,
    responseHeadersPolicy,
  };
  const cachePolicies = new Map<number, cloudfront.CachePolicy>();
  const publicApi = forwardToPublicApi(stack);
  const cached = allRoutes.flatMap(({ path, cacheSeconds }) => {
    if (cacheSeconds === undefined) return [];
    const cachePolicy = cachePolicies.get(cacheSeconds) ?? cacheUpTo(stack, cacheSeconds);
    cachePolicies.set(cacheSeconds, cachePolicy);
    return [[fillPath(path, () => '*'), { ...apiBehaviour, cachePolicy, originRequestPolicy: publicApi }] as const];
  });
  const pageBehaviour = {
    ...apiBehaviour,
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
    originRequestPolicy: forwardAddressOnly(stack),
  };
  const keeping = new Map(
    [...new Set(answeredPages.map(([, seconds]) => seconds))].map((seconds) => [
      seconds,
      cachePagesUpTo(stack, seconds),
    ]),
  );
  const described = answeredPages.map(
    ([pattern, seconds]) => [pattern, { ...pageBehaviour, cachePolicy: keeping.get(seconds) }] as const,
  );

  const files = {
    // Without permission to list a bucket, S3 answers 403 instead of 404 for a missing file. Visitors cannot list the bucket,
    // because `PageRewrite` replaces every path without a dot by the path of a file.
    origin: origins.S3BucketOrigin.withOriginAccessControl(pages, {
      originAccessLevels: [cloudfront.AccessLevel.READ, cloudfront.AccessLevel.LIST],
    }),
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    responseHeadersPolicy,
  };

  const { domain } = settings;
  const distribution = new cloudfront.Distribution(stack, 'Site', {
    comment: stack.stackName,
    defaultRootObject: 'index.html',
    httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
    // The cheaper price classes leave out Australia.
    priceClass: cloudfront.PriceClass.PRICE_CLASS_ALL,
    ...(domain &&
      certificateArn && {
        domainNames: [domain.name],
        certificate: Certificate.fromCertificateArn(stack, 'Certificate', certificateArn),
        minimumProtocolVersion: cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
    webAclId: webAclArn,
    defaultBehavior: {
      ...files,
      functionAssociations: [
        {
          eventType: cloudfront.FunctionEventType.VIEWER_REQUEST,
          function: new cloudfront.Function(stack, 'PageRewrite', {
            code: cloudfront.FunctionCode.fromInline(pageRewrite),
            runtime: cloudfront.FunctionRuntime.JS_2_0,
          }),
        },
        {
          eventType: cloudfront.FunctionEventType.VIEWER_RESPONSE,
          function: new cloudfront.Function(stack, 'MissingPage', {
            code: cloudfront.FunctionCode.fromInline(missingPage),
            runtime: cloudfront.FunctionRuntime.JS_2_0,
          }),
        },
      ],
    },
    additionalBehaviors: {
      ...Object.fromEntries(cached),
      ...Object.fromEntries(described),
      // No page has a path under /assets/, so the rewriting functions above need not run for the files there.
      '/assets/*': files,
      '/api/*': {
        ...apiBehaviour,
        cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
        originRequestPolicy: forwardToApi(stack),
      },
    },
    errorResponses: neverKept.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
  });
  accept(distribution, {
    'AwsSolutions-CFR3':
      'CloudFront would log whole paths and referrers, and the path of a share link holds its token. API Gateway logs each ' +
      'call by its route.',
    'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk':
      'The root has a file, and every path without a dot is a page, so no visitor can list the bucket.',
    'AwsSolutions-CFR1': 'Retailers and installers travel, so access is not limited by country.',
    ...(!webAclArn && {
      'AwsSolutions-CFR2': 'A stage can add a firewall. Throttles and rate limits work without one.',
    }),
    ...(!domain && {
      'AwsSolutions-CFR4':
        "CloudFront's default domain and certificate fix the protocol. A stage with its own domain requires TLS 1.2.",
    }),
  });
  if (domain?.hostedZone) pointTo(stack, distribution, domain.name, domain.hostedZone);
  return { pages, appOrigin: `https://${domain?.name ?? distribution.distributionDomainName}` };
}

function pointTo(
  stack: Stack,
  distribution: cloudfront.Distribution,
  recordName: string,
  of: { id: string; name: string },
) {
  const zone = HostedZone.fromHostedZoneAttributes(stack, 'Zone', { hostedZoneId: of.id, zoneName: of.name });
  const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution));
  new ARecord(stack, 'Record', { zone, recordName, target });
  new AaaaRecord(stack, 'RecordOfIpv6', { zone, recordName, target });
}
