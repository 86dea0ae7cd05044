import { describe, expect, it } from '@jest/globals';
import { allRoutes, routeKeyOf } from '#shared/api/index.ts';
import { type RouteGroup, routeGroups } from '#shared/api/route/route.ts';
import { type Properties, resourcesOf, textOf } from './synthesise.ts';

const { all, only } = await resourcesOf('test');
const functionOf = (group: RouteGroup) =>
  all('AWS::Lambda::Function').find(({ id }) => id.startsWith(`${group}Function`));

/** The function that each route of the API calls. */
const targets = new Map<string, string[]>();
for (const { properties } of all('AWS::ApiGatewayV2::Route')) {
  const integration = all('AWS::ApiGatewayV2::Integration').find(
    ({ id }) => textOf(properties.Target) === `integrations/<${id}>`,
  );
  const target = textOf(integration?.properties.IntegrationUri);
  targets.set(properties.RouteKey, [...(targets.get(properties.RouteKey) ?? []), target]);
}

describe('the routes of the API', () => {
  it('are exactly those of the contract, and one for every other path', () => {
    expect([...targets.keys()].sort()).toEqual([...allRoutes.map(routeKeyOf), '$default'].sort());
    expect([...targets.values()].every((functions) => functions.length === 1)).toBe(true);
  });

  it.each(allRoutes.map((route) => [routeKeyOf(route), route.group] as const))('%s leads to %s', (routeKey, group) => {
    expect(targets.get(routeKey)).toEqual([`<${functionOf(group)?.id}.Arn>`]);
  });

  it('let the application answer unknown paths', () => {
    expect(targets.get('$default')).toEqual([`<${functionOf('discovery')?.id}.Arn>`]);
  });

  it('let the gateway call each function of a group, and only events call the others', () => {
    const callers = all('AWS::Lambda::Permission').map(({ properties }) => properties.Principal);
    expect(callers.filter((caller) => caller === 'apigateway.amazonaws.com')).toHaveLength(routeGroups.length);
    // These two are the schedule of the sweeper and the reports about emails.
    expect(callers.filter((caller) => caller !== 'apigateway.amazonaws.com')).toEqual([
      'events.amazonaws.com',
      'events.amazonaws.com',
    ]);
  });
});

describe('the stage of the API', () => {
  const stage = only('AWS::ApiGatewayV2::Stage');

  const limited = (rate: number): string[] =>
    Object.entries<Properties>(stage.RouteSettings)
      .filter(([, { ThrottlingRateLimit }]) => ThrottlingRateLimit === rate)
      .map(([key]) => key)
      .sort();
  const signIn = [
    'change-password',
    'confirm-email',
    'confirm-password',
    'delete-account',
    'login',
    'register',
    'send-confirmation',
    'two-factor/codes',
    'two-factor/off',
    'two-factor/on',
    'two-factor/start',
  ]
    .map((call) => `POST /api/auth/${call}`)
    .concat('POST /api/people/invites', 'POST /api/people/joining', 'POST /api/people/joining/read');
  const reset = ['forgot-password', 'reset-password'].map((call) => `POST /api/auth/${call}`);
  const upload = ['POST /api/objects/upload'];

  it('limits every route, and the calls that check a password, send a code or upload more tightly', () => {
    expect(stage.DefaultRouteSettings).toMatchObject({ ThrottlingRateLimit: 50, ThrottlingBurstLimit: 100 });
    expect([limited(5), limited(3), limited(10)]).toEqual([signIn, reset, upload]);
  });

  it('limits every other write, and nothing that only reads or renews a session', () => {
    const apart = [...signIn, ...reset, ...upload, 'POST /api/auth/refresh'];
    const writes = allRoutes.filter(({ method }) => method !== 'GET').map(routeKeyOf);
    expect(limited(20)).toEqual(writes.filter((key) => !apart.includes(key)).sort());
    for (const settings of Object.values<Properties>(stage.RouteSettings))
      expect(settings).toMatchObject({ DetailedMetricsEnabled: false, ThrottlingBurstLimit: expect.any(Number) });
    expect(stage.RouteSettings).not.toHaveProperty(['POST /api/auth/refresh']);
  });

  it('is created after the routes it names', () => {
    const [{ whole } = { whole: {} }] = all('AWS::ApiGatewayV2::Stage');
    for (const { id, properties } of all('AWS::ApiGatewayV2::Route'))
      if (properties.RouteKey in stage.RouteSettings) expect(whole.DependsOn).toContain(id);
  });

  it('logs the route of each call, but never a path, which may contain a share token', () => {
    const format = JSON.parse(stage.AccessLogSettings.Format) as Record<string, string>;
    expect(format).toMatchObject({ route: '$context.routeKey', requestId: '$context.requestId' });
    expect(Object.values(format).filter((field) => /path|sourceIp|cookie|header/i.test(field))).toEqual([]);
    // The logs of CloudFront are off, because they always contain whole paths and referrers.
    expect(only('AWS::CloudFront::Distribution').DistributionConfig).not.toHaveProperty('Logging');
  });
});
