import { describe, expect, it } from '@jest/globals';
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
  it('names its installer, their company and the agreed price', () => {
    expect(asAwarded(job({}))).toEqual(job({}));
  });

  it.each([
    ['installer', job({ assignedInstallerId: undefined })],
    ['an agreed price', job({ agreedPriceCents: undefined })],
    ['the name of the installer', job({}, { assignedCompany: null })],
  ])('does not exist without %s', (_, incomplete) => {
    expect(() => asAwarded(incomplete)).toThrow('No installer is assigned to this job.');
  });
});
