import { describe, expect, it, jest } from '@jest/globals';
import { type Acknowledgment, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { buildStack } from './build-stack.ts';
import { zoned } from './synthesise.ts';

type Build = Parameters<typeof buildStack>;

function findingsOf(...build: Build): string[] {
  const { app } = buildStack(...build);
  const reports = [new AwsSolutionsChecks(app), new ServerlessChecks(app)].map((pack) => pack.validateScope(app));
  return reports.flatMap(({ violations }) => violations.map(({ ruleName }) => ruleName));
}

describe('the checks of AwsSolutions and Serverless', () => {
  it.each<Build>([['production'], ['test', { ...zoned, googleMapsApiKey: 'browser-key' }]])(
    'find only what is accepted with a reason: %s',
    (...build) => {
      expect(findingsOf(...build)).toEqual([]);
    },
  );

  it('fail the synthesis when a finding is not accepted', () => {
    const acknowledge = jest.spyOn(Validations.prototype, 'acknowledge').mockReturnValue();
    const { app } = buildStack('test');
    acknowledge.mockRestore();
    Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
    const quiet = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    try {
      expect(() => app.synth()).toThrow();
    } finally {
      quiet.mockRestore();
    }
  });

  it('accept only findings that exist, each with a reason', () => {
    const accepted: Acknowledgment[] = [];
    const acknowledge = jest.spyOn(Validations.prototype, 'acknowledge').mockImplementation((...rules) => {
      accepted.push(...rules);
    });
    const raw = new Set(findingsOf('production'));
    acknowledge.mockRestore();
    const ours = accepted.filter(({ id }) => /^(AwsSolutions|Serverless)-/.test(id));
    expect(new Set(ours.map(({ id }) => id))).toEqual(raw);
    for (const { id, reason } of ours) expect([id, reason.length > 30]).toEqual([id, true]);
  });
});
