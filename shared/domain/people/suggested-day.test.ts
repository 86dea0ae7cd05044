import { describe, expect, it } from '@jest/globals';
import { type SuggestionFacts, suggestedDay } from './suggested-day.ts';

describe('the suggested installation date', () => {
  // This day is a Wednesday.
  const plan: SuggestionFacts = {
    today: '2027-02-03',
    bookings: [],
    daysOff: [],
    preferredWeek: null,
    freeFrom: null,
    needs: { state: 'NSW', accreditations: [], areRequired: false, signer: null },
    held: [],
  };
  const insuredUntil = (expiresOn: string): SuggestionFacts => ({
    ...plan,
    held: [{ kind: 'publicLiability', state: null, person: null, categories: [], expiresOn }],
  });

  it('is the first free day if no credential is known', () => {
    expect(suggestedDay(plan)?.day).toBe('2027-02-04');
  });

  it('is none if a credential expires before the first free day', () => {
    expect(suggestedDay(insuredUntil('2027-02-03'))).toBeNull();
    expect(suggestedDay(insuredUntil('2027-02-04'))?.day).toBe('2027-02-04');
  });
});
