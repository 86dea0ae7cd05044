import { Duration } from 'aws-cdk-lib';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { forwardedHeaders } from '../../edge/forwarded-headers.ts';
import { hstsSeconds, type securityHeaders } from '../../edge/security-headers.ts';

const { OriginRequestCookieBehavior, OriginRequestQueryStringBehavior, OriginRequestHeaderBehavior } = cloudfront;

/**
 * Creates the policy for API calls whose answers CloudFront never caches. It forwards all cookies, the query and the headers that
 * functions read.
 */
export function forwardToApi(scope: Construct): cloudfront.OriginRequestPolicy {
  return new cloudfront.OriginRequestPolicy(scope, 'ToApi', {
    cookieBehavior: OriginRequestCookieBehavior.all(),
    queryStringBehavior: OriginRequestQueryStringBehavior.all(),
    headerBehavior: OriginRequestHeaderBehavior.allowList(...forwardedHeaders),
  });
}

/**
 * Creates the policy for answers that are the same for everyone. It forwards no cookies, so no cookie can affect a cached answer.
 */
export function forwardToPublicApi(scope: Construct): cloudfront.OriginRequestPolicy {
  return new cloudfront.OriginRequestPolicy(scope, 'ToPublicApi', {
    cookieBehavior: OriginRequestCookieBehavior.none(),
    queryStringBehavior: OriginRequestQueryStringBehavior.all(),
    headerBehavior: OriginRequestHeaderBehavior.allowList(...forwardedHeaders),
  });
}

/** Creates the request policy for pages. It forwards only the path, because CloudFront caches these answers by path. */
export function forwardAddressOnly(scope: Construct): cloudfront.OriginRequestPolicy {
  return new cloudfront.OriginRequestPolicy(scope, 'ToPages', {
    cookieBehavior: OriginRequestCookieBehavior.none(),
    queryStringBehavior: OriginRequestQueryStringBehavior.none(),
    headerBehavior: OriginRequestHeaderBehavior.none(),
  });
}

/** Creates a policy that caches an answer for as long as its Cache-Control allows, and for `seconds` at most. */
export const cacheUpTo = (scope: Construct, seconds: number): cloudfront.CachePolicy =>
  cacheBy(scope, `Cache${seconds}`, seconds, cloudfront.CacheQueryStringBehavior.all());

/**
 * Creates the cache policy for pages. It differs from `cacheUpTo` only in ignoring the query, which only the application in the
 * browser reads.
 */
export const cachePagesUpTo = (scope: Construct, seconds: number): cloudfront.CachePolicy =>
  cacheBy(scope, `CachePages${seconds}`, seconds, cloudfront.CacheQueryStringBehavior.none());

function cacheBy(
  scope: Construct,
  id: string,
  seconds: number,
  queryStringBehavior: cloudfront.CacheQueryStringBehavior,
): cloudfront.CachePolicy {
  return new cloudfront.CachePolicy(scope, id, {
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.seconds(seconds),
    queryStringBehavior,
    enableAcceptEncodingGzip: true,
    enableAcceptEncodingBrotli: true,
  });
}

/**
 * Creates the policy that adds the security headers. CloudFront has named settings for most of them, and adds the others as
 * custom headers.
 */
export function addSecurityHeaders(
  scope: Construct,
  headers: ReturnType<typeof securityHeaders>,
): cloudfront.ResponseHeadersPolicy {
  const override = true;
  const plain = ['Cross-Origin-Opener-Policy', 'Cross-Origin-Resource-Policy', 'Permissions-Policy'] as const;
  return new cloudfront.ResponseHeadersPolicy(scope, 'SecurityHeaders', {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: headers['Content-Security-Policy'], override },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.seconds(hstsSeconds),
        includeSubdomains: true,
        override,
      },
      contentTypeOptions: { override },
      frameOptions: { frameOption: cloudfront.HeadersFrameOption.DENY, override },
      referrerPolicy: {
        referrerPolicy: cloudfront.HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
        override,
      },
    },
    customHeadersBehavior: {
      customHeaders: plain.map((header) => ({ header, value: headers[header], override })),
    },
  });
}
