import { describe, expect, it } from '@jest/globals';
import { readableIn, sections } from './in-copy.ts';
import { kinds } from './kinds/kinds.ts';

describe('a user’s data copy', () => {
  it('has at least one kind of row in each of its sections', () => {
    const places: readonly string[] = Object.values(kinds).map(({ inCopy }) => inCopy);
    expect(Object.keys(sections).filter((section) => !places.includes(section))).toEqual([]);
  });

  it('has the fields that the owner of a row may read, and no technical values, encrypted values or secrets that give access', () => {
    const profile = {
      companyName: 'Sunny Side',
      contactPhone: '0412',
      saaNumberEncrypted: 'secret',
      version: 7,
      list1pk: 'a',
    };
    expect(readableIn('installerProfile', profile)).toEqual({ companyName: 'Sunny Side', contactPhone: '0412' });
    expect(readableIn('calendarFeed', { userId: 'a', token: 'secret', createdAt: 'now' })).toEqual({});
    expect(readableIn('session', { tokenHash: 'secret', device: 'Firefox' })).toEqual({ device: 'Firefox' });
  });
});
