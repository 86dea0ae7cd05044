import { describe, expect, it } from '@jest/globals';
import { todayIn } from '../civil-date.ts';
import { saaAccreditations } from '../jobs/job.ts';
import { credentialSlots, kindOf, placeAt, registerOf, slotOf } from './credential-kinds.ts';
import { hasExpiredBy, nextReminder, stateOfCredential, withSaaNumber } from './credential-states.ts';
import { categoryOfAccreditation } from './saa-categories.ts';

const today = '2026-11-24';
const checked = { checkedAt: '2026-01-01T00:00:00.000Z' };
const declined = { declinedAt: '2026-02-01T00:00:00.000Z' };

describe('the state of a credential', () => {
  it.each([
    ['missing', null],
    ['to_check', {}],
    ['to_check', { expiresOn: '2026-11-24' }],
    ['valid', checked],
    ['valid', { ...checked, expiresOn: '2027-01-24' }],
    ['expiring', { ...checked, expiresOn: '2027-01-23' }],
    ['expiring', { ...checked, expiresOn: '2026-11-24' }],
    ['expired', { ...checked, expiresOn: '2026-11-23' }],
    ['expired', { expiresOn: '2026-11-23' }],
    ['declined', { ...declined, expiresOn: '2027-11-23' }],
  ] as const)('is %s for %j', (state, row) => {
    expect(stateOfCredential(row, today)).toBe(state);
  });

  it('changes after the last valid day at the place of the holder, not in UTC', () => {
    const row = { ...checked, expiresOn: '2026-11-24' };
    const justAfterMidnightInSydney = new Date('2026-11-24T13:00:01Z');
    expect(stateOfCredential(row, todayIn('Australia/Sydney', justAfterMidnightInSydney))).toBe('expired');
    expect(stateOfCredential(row, todayIn('Australia/Perth', justAfterMidnightInSydney))).toBe('expiring');
  });

  it('of an SAA accreditation is only valid if the number in the profile is verified too', () => {
    const stateOf = (...parts: Parameters<typeof withSaaNumber>) => stateOfCredential(withSaaNumber(...parts), today);
    const verified = { verifiedAt: '2026-01-01T00:00:00.000Z' };
    expect(stateOf(null, {})).toBe('to_check');
    expect(stateOf(null, verified)).toBe('valid');
    expect(stateOf(checked, {})).toBe('to_check');
    expect(stateOf({}, verified)).toBe('to_check');
    expect(stateOf(checked, verified)).toBe('valid');
    expect(stateOf(checked, declined)).toBe('declined');
  });

  it('on the day of a job is expired only after the last valid day', () => {
    expect(hasExpiredBy({ expiresOn: '2026-12-08' }, '2026-12-08')).toBe(false);
    expect(hasExpiredBy({ expiresOn: '2026-12-08' }, '2026-12-09')).toBe(true);
    expect(hasExpiredBy({ expiresOn: null }, '2026-12-09')).toBe(false);
  });
});

describe('the reminders of a credential', () => {
  const row = { expiresOn: '2027-01-23' };
  const dueAfter = (now: string, zone = 'Australia/Sydney') => nextReminder(row, zone, new Date(now));

  it('are due at nine in the morning, 60, 30 and 7 days before the credential expires', () => {
    expect(dueAfter('2026-01-01T00:00:00Z')).toBe('2026-11-23T22:00:00.000Z');
    expect(dueAfter('2026-11-23T22:00:00Z')).toBe('2026-12-23T22:00:00.000Z');
    expect(dueAfter('2026-12-30T00:00:00Z')).toBe('2027-01-15T22:00:00.000Z');
    expect(dueAfter('2027-01-16T00:00:00Z')).toBeNull();
  });

  it('are due by the clock at the place of the holder', () => {
    expect(dueAfter('2026-01-01T00:00:00Z', 'Australia/Perth')).toBe('2026-11-24T01:00:00.000Z');
  });

  it('are not due for a credential that was declined or does not expire', () => {
    expect(nextReminder({}, 'Australia/Sydney', new Date())).toBeNull();
    expect(nextReminder({ ...row, ...declined }, 'Australia/Sydney', new Date('2026-01-01T00:00:00Z'))).toBeNull();
  });
});

describe('the table of kinds', () => {
  it('has fewer than 30 places, each of which has its own name', () => {
    expect(credentialSlots.length).toBeLessThan(30);
    for (const slot of credentialSlots) {
      const place = placeAt(slot);
      expect(place && slotOf(place)).toBe(slot);
      expect(place && registerOf(place).name).not.toBe('');
    }
    expect(placeAt('electrical')).toBeNull();
    expect(placeAt('saa-NSW')).toBeNull();
  });

  it('names a category for each accreditation that a job may require', () => {
    expect(saaAccreditations.map((each) => categoryOfAccreditation[each])).toEqual(['GCPV', 'GCBS', 'SPS']);
  });

  it('names the source of each row and the day on which it was checked', () => {
    for (const { source } of Object.values(kindOf))
      expect(source).toEqual({ title: expect.any(String), checkedOn: expect.stringMatching(/^2026-11-2\d$/) });
  });
});
