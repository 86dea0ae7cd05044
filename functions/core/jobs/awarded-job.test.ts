import { describe, expect, it } from '@jest/globals';
import { isAfterAward, jobActions } from '#shared/domain/lifecycle.ts';
import type { JobRow } from '../../data/rows.ts';
import { asAwarded } from './awarded-job.ts';

const job = (changes: object, card: object = {}) =>
  ({
    assignedInstallerId: 'ann',
    agreedPriceCents: 420_050,
    ...changes,
    card: { assignedCompany: 'Ann', ...card },
  }) as JobRow;

describe('an awarded job', () => {
  it('says who has it, under which name and for what price', () => {
    expect(asAwarded(job({}))).toEqual(job({}));
  });

  it.each([
    ['installer', job({ assignedInstallerId: undefined })],
    ['agreed price', job({ agreedPriceCents: undefined })],
    ['name of the installer', job({}, { assignedCompany: null })],
  ])('is not a job without %s', (_, incomplete) => {
    expect(() => asAwarded(incomplete)).toThrow('No installer is assigned to this job.');
  });

  it('is what these actions need, and no others', () => {
    expect(jobActions.filter(isAfterAward)).toEqual([
      'schedule',
      'start',
      'progress',
      'completeRequirement',
      'complete',
      'requestPayment',
      'approvePayment',
      'firstReview',
      'laterReview',
      'archive',
      'unassign',
      'returnRequirement',
    ]);
  });
});
