import { describe, expect, it } from '@jest/globals';
import { asMailTitle } from './one-line.ts';

describe('the title of a job in an email', () => {
  it.each([
    ['6.60kW Solar + 13.5 kWh Battery', '6.60kW Solar + 13.5 kWh Battery'],
    ["O'Brien's roof, west side (steep)", "O'Brien's roof, west side (steep)"],
    ['See https://evil.example/a?b=c now', 'See https evil example a b c now'],
    ['write to me@evil.example', 'write to me evil example'],
    ['192.168.0.1', '192.168.0.1'],
    ['Two\r\nBcc: someone', 'Two Bcc someone'],
  ])('of %j is %j', (typed, shown) => {
    expect(asMailTitle(typed)).toBe(shown);
  });

  it('is cut off if it is too long', () => {
    expect(asMailTitle('a'.repeat(200))).toHaveLength(80);
  });
});
