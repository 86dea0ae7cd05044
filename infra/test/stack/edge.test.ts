import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { readStage } from '#infra/aws/stage/stages.ts';
import { answeredPages, isAnsweredPage } from '#infra/edge/described-pages.ts';
import { forwardedHeaders } from '#infra/edge/forwarded-headers.ts';
import { missingPage, pageRewrite } from '#infra/edge/page-rewrite.ts';
import { securityHeaders } from '#infra/edge/security-headers.ts';
import { allRoutes } from '#shared/api/index.ts';
import { errorCodes } from '#shared/errors.ts';
import { paths } from '#shared/pages.ts';
import { inPage } from './build-stack.ts';
import { domain, edgeOf, listOf, maps, type Properties, resourcesOf, textOf, zoned } from './synthesise.ts';

const { all, only } = await resourcesOf('test');
const config = only('AWS::CloudFront::Distribution').DistributionConfig;
const behaviours: Properties[] = config.CacheBehaviors;
const byPattern = (pattern: string) => behaviours.find(({ PathPattern }) => PathPattern === pattern);
const originOf = (behaviour: Properties) =>
  config.Origins.find(({ Id }: Properties) => Id === behaviour.TargetOriginId);
const policy = ({ Ref }: { Ref: string }) =>
  [...all('AWS::CloudFront::CachePolicy'), ...all('AWS::CloudFront::OriginRequestPolicy')].find(({ id }) => id === Ref)
    ?.properties;
const bucketOrigin = 'https://suncrew-test-uploads-<AWS::AccountId>-ap-southeast-2.s3.ap-southeast-2.<AWS::URLSuffix>';
const cachedRoutes = allRoutes.filter(({ cacheSeconds }) => cacheSeconds !== undefined);

describe('the API behind the edge', () => {
  const api = byPattern('/api/*');

  it('is never cached, and receives cookies, the query and the headers that it reads', () => {
    expect(api.CachePolicyId).toBe('4135ea2d-6df8-44a3-9df3-4b5a84be39ad');
    const { OriginRequestPolicyConfig: forwarded } = policy(api.OriginRequestPolicyId);
    expect(forwarded.CookiesConfig.CookieBehavior).toBe('all');
    expect(forwarded.QueryStringsConfig.QueryStringBehavior).toBe('all');
    expect(forwarded.HeadersConfig).toEqual({ HeaderBehavior: 'whitelist', Headers: forwardedHeaders });
    expect(forwardedHeaders.length).toBeLessThanOrEqual(10);
  });

  it('is reached over TLS with the secret that proves the edge', () => {
    const origin = originOf(api);
    expect(origin.CustomOriginConfig).toMatchObject({
      OriginProtocolPolicy: 'https-only',
      OriginSSLProtocols: ['TLSv1.2'],
    });
    const [{ HeaderName, HeaderValue }] = origin.OriginCustomHeaders;
    expect(HeaderName).toBe('x-origin-verify');
    expect(textOf(HeaderValue)).toMatch(/^\{\{resolve:secretsmanager:/);
  });

  it('is never rewritten to a page, and the edge neither replaces nor caches its refusals', () => {
    for (const behaviour of behaviours) expect(behaviour.FunctionAssociations).toBeUndefined();
    expect(config.CustomErrorResponses.map(({ ErrorCode }: Properties) => ErrorCode)).toEqual(
      expect.arrayContaining([403, 404, 503]),
    );
    for (const refusal of config.CustomErrorResponses) {
      expect(refusal.ErrorCachingMinTTL).toBe(0);
      expect(refusal.ResponsePagePath).toBeUndefined();
    }
  });

  it.each(cachedRoutes.map((route) => [route.path, route] as const))(
    '%s is cached as long as the contract says',
    (path, route) => {
      expect(route).toMatchObject({ method: 'GET', access: 'public' });
      const { CachePolicyConfig: cache } = policy(byPattern(path).CachePolicyId);
      expect(cache).toMatchObject({ MinTTL: 0, DefaultTTL: 0, MaxTTL: route.cacheSeconds });
      expect(cache.ParametersInCacheKeyAndForwardedToOrigin.QueryStringsConfig.QueryStringBehavior).toBe('all');
      const { OriginRequestPolicyConfig: forwarded } = policy(byPattern(path).OriginRequestPolicyId);
      expect(forwarded.CookiesConfig.CookieBehavior).toBe('none');
    },
  );

  it('has only the listed behaviours, with the general one last', () => {
    expect(behaviours.map(({ PathPattern }) => PathPattern)).toEqual([
      ...cachedRoutes.map(({ path }) => path),
      ...answeredPages.map(([pattern]) => pattern),
      '/assets/*',
      '/api/*',
    ]);
  });
});

describe('the pages that a function describes', () => {
  const id = '5b1f0e6e-1111-4222-8333-444455556666';

  it.each(answeredPages)('%s is cached for at most %i seconds, whatever its query is', (pattern, seconds) => {
    const behaviour = byPattern(pattern);
    const { CachePolicyConfig: cache } = policy(behaviour.CachePolicyId);
    expect(cache).toMatchObject({ MinTTL: 0, DefaultTTL: 0, MaxTTL: seconds });
    expect(cache.ParametersInCacheKeyAndForwardedToOrigin.QueryStringsConfig.QueryStringBehavior).toBe('none');
    const { OriginRequestPolicyConfig: forwarded } = policy(behaviour.OriginRequestPolicyId);
    expect(forwarded).toMatchObject({
      CookiesConfig: { CookieBehavior: 'none' },
      QueryStringsConfig: { QueryStringBehavior: 'none' },
      HeadersConfig: { HeaderBehavior: 'none' },
    });
    expect(originOf(behaviour)).toEqual(originOf(byPattern('/api/*')));
    expect(behaviour.AllowedMethods).toEqual(['GET', 'HEAD']);
    expect(behaviour.ViewerProtocolPolicy).toBe('redirect-to-https');
  });

  it.each([
    [`/company/${id}`, true],
    [`/installers/${id}`, true],
    [`/jobs/${id}`, true],
    ['/robots.txt', true],
    ['/sitemap.xml', true],
    ['/jobs/create', false],
    [`/jobs/${id}/edit`, false],
    [`/jobs/${id}/`, false],
    ['/robotsxtxt', false],
    ['/directory', false],
  ])('the local server sends %s to the function: %s', (path, isAnswered) => {
    expect(isAnsweredPage(path)).toBe(isAnswered);
  });
});

describe('the pages', () => {
  it('are in a bucket that only this distribution can read', () => {
    expect(originOf(config.DefaultCacheBehavior).OriginAccessControlId).toBeDefined();
    expect(config.DefaultCacheBehavior.ViewerProtocolPolicy).toBe('redirect-to-https');
  });

  it('need no function at the edge to load their scripts, styles and fonts', () => {
    const { FunctionAssociations, ...like } = config.DefaultCacheBehavior;
    expect(FunctionAssociations).toHaveLength(2);
    expect(byPattern('/assets/*')).toEqual({ ...like, PathPattern: '/assets/*' });
  });

  it.each([
    ['/', '/home.html'],
    ['/privacy', '/privacy.html'],
    ['/pricing', '/pricing.html'],
    ['/directory', '/directory.html'],
    ['/constructor', '/not-found.html'],
    ['/no/such/page', '/not-found.html'],
    ['/jobs/create', '/index.html'],
    ['/company/0a/', '/index.html'],
    ['/assets/main-1a2b.js', '/assets/main-1a2b.js'],
    ['/openapi.json', '/openapi.json'],
  ])('for %s, the edge returns the file %s', (uri, file) => {
    expect(runInNewContext(`${pageRewrite};handler({ request: { uri: ${JSON.stringify(uri)} } }).uri`)).toBe(file);
  });

  const id = '5b1f0e6e-1111-4222-8333-444455556666';
  const pages = Object.values(paths).map((path) => path.replace(/:\w+/g, id));

  it.each([
    ...pages.map((path) => [path, 200, 200] as const),
    ['/SignUp/', 200, 200],
    ['/openapi.json', 200, 200],
    ['/nonsense', 200, 404],
    ['/dashboards', 200, 404],
    ['/jobs/no/such/page', 200, 404],
    ['//', 200, 404],
    ['/not-found.html', 200, 404],
    ['/index.html', 200, 200],
    // If the browser has cached the page, the bucket answers 304. The browser then uses the status in its cache.
    ['/nonsense', 304, 304],
  ] as const)('%s that the bucket answers with %i is answered with %i', (uri, statusCode, expected) => {
    const { statusCode: answered } = runInNewContext(`${missingPage};handler(event)`, {
      event: { request: { uri }, response: { statusCode } },
    });
    expect(answered).toBe(expected);
  });

  it('use two functions within the size limit of CloudFront, and a file that does not exist answers 404', () => {
    const { FunctionAssociations: passed } = config.DefaultCacheBehavior;
    expect(passed.map(({ EventType }: Properties) => EventType)).toEqual(['viewer-request', 'viewer-response']);
    const codes = all('AWS::CloudFront::Function').map(({ properties }) => properties.FunctionCode);
    expect(codes.sort()).toEqual([pageRewrite, missingPage].sort());
    for (const code of codes) expect(code.length).toBeLessThan(10_240);
    const statements = all('AWS::S3::BucketPolicy').flatMap(({ properties }) => properties.PolicyDocument.Statement);
    const listing = statements.find(({ Action }: Properties) => listOf(Action).includes('s3:ListBucket'));
    expect([listing?.Principal, Object.keys(listing?.Condition.StringEquals ?? {})]).toEqual([
      { Service: 'cloudfront.amazonaws.com' },
      ['AWS:SourceArn'],
    ]);
    expect(config.DefaultRootObject).toBe('index.html');
  });
});

describe('the security headers', () => {
  const { SecurityHeadersConfig: secured, CustomHeadersConfig: custom } = only(
    'AWS::CloudFront::ResponseHeadersPolicy',
  ).ResponseHeadersPolicyConfig;

  it('are the ones that the local server sends, on every answer', () => {
    const sent = {
      'Content-Security-Policy': textOf(secured.ContentSecurityPolicy.ContentSecurityPolicy),
      'Strict-Transport-Security': `max-age=${secured.StrictTransportSecurity.AccessControlMaxAgeSec}; includeSubDomains`,
      'X-Content-Type-Options': secured.ContentTypeOptions.Override ? 'nosniff' : undefined,
      'X-Frame-Options': secured.FrameOptions.FrameOption,
      'Referrer-Policy': secured.ReferrerPolicy.ReferrerPolicy,
      ...Object.fromEntries(custom.Items.map(({ Header, Value }: Properties) => [Header, Value])),
    };
    expect(sent).toEqual(securityHeaders({ objectStoreOrigin: bucketOrigin, googleMaps: false, inPage }));
    for (const behaviour of [config.DefaultCacheBehavior, ...behaviours])
      expect(behaviour.ResponseHeadersPolicyId).toBeDefined();
  });

  it('allow Google Maps on a stage with a key, and map tiles only from the server of the stage', async () => {
    const stage = await resourcesOf('test', maps);
    const { SecurityHeadersConfig } = stage.only('AWS::CloudFront::ResponseHeadersPolicy').ResponseHeadersPolicyConfig;
    const sent = textOf(SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy);
    const wanted = { objectStoreOrigin: bucketOrigin, googleMaps: true, mapTiles: maps.mapTiles.url, inPage };
    expect(sent).toBe(securityHeaders(wanted)['Content-Security-Policy']);
    expect(sent).toContain('https://*.tiles.example');
    expect(JSON.stringify(secured)).not.toContain('tiles.example');
  });

  it('replace those that an answer already has', () => {
    const all = [...Object.values<Properties>(secured), ...custom.Items];
    expect(all.filter(({ Override }) => Override !== true)).toEqual([]);
  });
});

it('a stage with its own domain requires TLS 1.2 and trusts only pages of that domain', async () => {
  const own = await resourcesOf('test', { domain });
  const { ViewerCertificate, Aliases } = own.only('AWS::CloudFront::Distribution').DistributionConfig;
  expect(Aliases).toEqual([domain.name]);
  expect(ViewerCertificate).toMatchObject({ MinimumProtocolVersion: 'TLSv1.2_2021', SslSupportMethod: 'sni-only' });
  for (const { properties } of own.all('AWS::Lambda::Function'))
    expect(properties.Environment.Variables.APP_ORIGIN ?? `https://${domain.name}`).toBe(`https://${domain.name}`);
});

describe('a stage with a firewall', () => {
  it('refuses an IP address with too many requests, and sooner for signing in', async () => {
    const { only } = await edgeOf('test', zoned);
    const { Scope, DefaultAction, Rules, CustomResponseBodies } = only('AWS::WAFv2::WebACL');
    expect([Scope, DefaultAction]).toEqual(['CLOUDFRONT', { Allow: {} }]);
    const limits = Rules.map(({ Statement }: Properties) => Statement.RateBasedStatement);
    expect(limits).toMatchObject([
      { Limit: 10, AggregateKeyType: 'IP', ScopeDownStatement: { ByteMatchStatement: { SearchString: '/api/auth/' } } },
      { Limit: 100, AggregateKeyType: 'IP' },
    ]);
    for (const { Action } of Rules) {
      const { CustomResponse } = Action.Block;
      expect(CustomResponse).toMatchObject({ ResponseCode: 429, ResponseHeaders: [{ Name: 'Retry-After' }] });
      const { Content } = CustomResponseBodies[CustomResponse.CustomResponseBodyKey];
      expect(JSON.parse(Content)).toEqual({ code: 'rate_limited', message: errorCodes.rate_limited.message });
    }
  });

  it('is production, where CloudFront uses the firewall', async () => {
    expect((await edgeOf('production')).all('AWS::WAFv2::WebACL')).toHaveLength(1);
    const distribution = (await resourcesOf('production')).only('AWS::CloudFront::Distribution');
    expect(textOf(distribution.DistributionConfig.WebACLId)).toBe('<WebAclArn>');
  });

  it('limits sign-ins of one IP address far below the limit of the stage, so that others can sign in', () => {
    const { firewall, throttles } = readStage('production').settings;
    for (const { requestsPerSecond } of [throttles.signIn, throttles.reset])
      expect((firewall?.signInsPerAddress ?? Number.POSITIVE_INFINITY) / 300).toBeLessThan(requestsPerSecond / 5);
  });
});

it('a domain in a hosted zone gets its certificate and its records for IPv4 and IPv6', async () => {
  const edge = await edgeOf('test', zoned);
  expect(edge.only('AWS::CertificateManager::Certificate')).toMatchObject({ DomainName: zoned.domain.name });
  const main = await resourcesOf('test', zoned);
  const { Aliases, ViewerCertificate } = main.only('AWS::CloudFront::Distribution').DistributionConfig;
  expect([Aliases, textOf(ViewerCertificate.AcmCertificateArn)]).toEqual([[zoned.domain.name], '<CertificateArn>']);
  expect(main.all('AWS::Route53::RecordSet').map(({ properties: { Name, Type } }) => `${Name} ${Type}`)).toEqual([
    `${zoned.domain.name}. A`,
    `${zoned.domain.name}. AAAA`,
  ]);
});

it('a stage with a domain for the API has no other address of the API', async () => {
  expect(only('AWS::ApiGatewayV2::Api').DisableExecuteApiEndpoint).toBe(false);
  const own = await resourcesOf('test', zoned);
  expect(own.only('AWS::ApiGatewayV2::Api').DisableExecuteApiEndpoint).toBe(true);
  const origins = own.only('AWS::CloudFront::Distribution').DistributionConfig.Origins;
  expect(origins.map(({ DomainName }: Properties) => DomainName)).toContain(zoned.apiDomain.name);
  expect(own.only('AWS::ApiGatewayV2::DomainName').DomainName).toBe(zoned.apiDomain.name);
});
