import { describe, expect, it } from '@jest/globals';
import { readStage } from '#infra/aws/stage/stages.ts';
import { rateLimitNames } from '#shared/api/route.ts';

describe('the configuration of a stage', () => {
  it.each(['test', 'production'])('%s is complete and limits every kind of call', (name) => {
    const { settings } = readStage(name);
    expect(Object.keys(settings.rateLimits).sort()).toEqual([...rateLimitNames].sort());
    expect(settings.signInThrottle.requestsPerSecond).toBeLessThan(settings.throttle.requestsPerSecond);
  });

  it('protects data in production', () => {
    expect(readStage('production').settings).toMatchObject({ keepData: true, logRetentionDays: 90 });
  });

  it.each(['staging', 'constructor'])('lists the stages when asked for %s', (name) => {
    expect(() => readStage(name)).toThrow(/no stage .*: test, production/);
  });

  it.each(['Production', 'toString', 'a', 'much-too-long-name', '', undefined, 7])('refuses the name %s', (name) => {
    expect(() => readStage(name)).toThrow(/2 to 12 lower-case letters|expected string/);
  });
});
