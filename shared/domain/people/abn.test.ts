import { describe, expect, it } from '@jest/globals';
import { formatAbn, hasValidAbnChecksum } from './abn.ts';

describe('the checksum of an ABN', () => {
  it.each(['51824753556', '53004085616', '83914571673', '51 824 753 556'])('%p is valid', (abn) => {
    expect(hasValidAbnChecksum(abn)).toBe(true);
  });

  it.each([
    '12345678901',
    '51824753557',
    '51824753565',
    '5182475355',
    '518247535560',
    '',
    'abcdefghijk',
    '00000000000',
  ])('%p is not valid', (abn) => {
    expect(hasValidAbnChecksum(abn)).toBe(false);
  });

  it('fails when any one digit is changed', () => {
    const valid = '51824753556';
    for (let place = 0; place < valid.length; place += 1) {
      for (const digit of '0123456789') {
        const changed = valid.slice(0, place) + digit + valid.slice(place + 1);
        expect(hasValidAbnChecksum(changed)).toBe(changed === valid);
      }
    }
  });
});

describe('an ABN as users read it', () => {
  it('is in groups if it has 11 digits, and otherwise unchanged', () => {
    expect(formatAbn('51824753556')).toBe('51 824 753 556');
    expect(formatAbn('5182475355')).toBe('5182475355');
    expect(formatAbn('51 824 753 556')).toBe('51 824 753 556');
    expect(formatAbn('151824753556')).toBe('151824753556');
    expect(formatAbn('51824753556x')).toBe('51824753556x');
  });
});
