import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { checkSettings, readStage } from '#infra/aws/stage/stages.ts';
import { throttleClasses } from '#infra/aws/stage/throttle-class.ts';
import { rateLimitNames } from '#shared/api/route/route.ts';

describe('the configuration of a stage', () => {
  it.each(['test', 'production'])('%s is complete and limits every kind of call', (name) => {
    const { settings } = readStage(name);
    expect(Object.keys(settings.rateLimits).sort()).toEqual([...rateLimitNames].sort());
    const { read, write, upload, signIn, reset } = settings.throttles;
    const classes = [reset, signIn, upload, write, read];
    expect(classes.map(({ requestsPerSecond }) => requestsPerSecond)).toEqual(
      [...new Set(classes.map((each) => each.requestsPerSecond))].sort((a, b) => a - b),
    );
  });

  it('has the throttles that SECURITY.md lists', () => {
    const text = readFileSync('SECURITY.md', 'utf8');
    for (const name of throttleClasses) {
      const cells = ['test', 'production'].map((stage) => {
        const { requestsPerSecond, burst } = readStage(stage).settings.throttles[name];
        return `${requestsPerSecond}, burst ${burst}`;
      });
      expect(text).toMatch(new RegExp(`\\n\\| ${name} \\| [^|]+ \\| ${cells.join(' \\| ')} \\|\\n`));
    }
  });

  it.each([undefined, '', 'support', 'support@'])('refuses %s as the address for questions', (supportEmail) => {
    const { settings } = readStage('production');
    expect(() => checkSettings('production', { ...settings, supportEmail })).toThrow(
      'supportEmail: This must be an email address that people can write to.',
    );
  });

  it('protects data in production', () => {
    expect(readStage('production').settings).toMatchObject({ keepData: true, logRetentionDays: 90 });
  });

  it.each(['staging', 'constructor'])('is refused with a list of the stages for the name %s', (name) => {
    expect(() => readStage(name)).toThrow(/no stage .*: test, production/);
  });

  it.each(['Production', 'toString', 'a', 'much-too-long-name', '', undefined, 7])('refuses the name %s', (name) => {
    expect(() => readStage(name)).toThrow(/2 to 12 lower-case letters|expected string/);
  });
});
