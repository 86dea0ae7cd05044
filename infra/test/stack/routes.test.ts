import { describe, expect, it } from '@jest/globals';
import { allRoutes, routeKeyOf } from '#shared/api/index.ts';
import { type RouteGroup, routeGroups } from '#shared/api/route.ts';
import { resourcesOf, textOf } from './synthesise.ts';

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
  it('are exactly one for each in the contract, and one for every other address', () => {
    expect([...targets.keys()].sort()).toEqual([...allRoutes.map(routeKeyOf), '$default'].sort());
    expect([...targets.values()].every((functions) => functions.length === 1)).toBe(true);
  });

  it.each(allRoutes.map((route) => [routeKeyOf(route), route.group] as const))('%s leads to %s', (routeKey, group) => {
    expect(targets.get(routeKey)).toEqual([`<${functionOf(group)?.id}.Arn>`]);
  });

  it('answer unknown addresses in the words of the application', () => {
    expect(targets.get('$default')).toEqual([`<${functionOf('discovery')?.id}.Arn>`]);
  });

  it('let the gateway call each function of a group, and nobody else from outside', () => {
    const callers = all('AWS::Lambda::Permission').map(({ properties }) => properties.Principal);
    expect(callers.filter((caller) => caller === 'apigateway.amazonaws.com')).toHaveLength(routeGroups.length);
    expect(callers.filter((caller) => caller !== 'apigateway.amazonaws.com')).toEqual(['events.amazonaws.com']);
  });
});

describe('the stage of the API', () => {
  const stage = only('AWS::ApiGatewayV2::Stage');

  it('limits every route, and the calls that check a password more tightly', () => {
    expect(stage.DefaultRouteSettings).toMatchObject({ ThrottlingRateLimit: 50, ThrottlingBurstLimit: 100 });
    const tighter = [
      'change-password',
      'confirm-email',
      'confirm-password',
      'delete-account',
      'forgot-password',
      'login',
      'register',
      'reset-password',
      'send-confirmation',
    ];
    expect(Object.keys(stage.RouteSettings).sort()).toEqual(tighter.map((call) => `POST /api/auth/${call}`));
    for (const settings of Object.values(stage.RouteSettings))
      expect(settings).toEqual({ ThrottlingRateLimit: 5, ThrottlingBurstLimit: 10 });
  });

  it('is created after the routes it names', () => {
    const [{ whole } = { whole: {} }] = all('AWS::ApiGatewayV2::Stage');
    for (const { id, properties } of all('AWS::ApiGatewayV2::Route'))
      if (properties.RouteKey in stage.RouteSettings) expect(whole.DependsOn).toContain(id);
  });

  it('logs which route was called, but never a path, which may contain a share link', () => {
    const format = JSON.parse(stage.AccessLogSettings.Format) as Record<string, string>;
    expect(format).toMatchObject({ route: '$context.routeKey', requestId: '$context.requestId' });
    expect(Object.values(format).filter((field) => /path|sourceIp|cookie|header/i.test(field))).toEqual([]);
    // CloudFront always logs whole paths and referrers.
    expect(only('AWS::CloudFront::Distribution').DistributionConfig).not.toHaveProperty('Logging');
  });
});
