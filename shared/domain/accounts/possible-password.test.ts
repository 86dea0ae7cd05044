import { describe, expect, it } from '@jest/globals';
import { isPossiblePassword, passwordHint } from './possible-password.ts';

describe('a password', () => {
  it.each([
    'a',
    'abcdefgh',
    'with blanks inside',
    'ünïcödé-пароль',
    '😀😀😀😀',
    '"quotes" & <angles>',
    `${'x'.repeat(100)}`,
  ])('may be %j', (password) => {
    expect(isPossiblePassword(password)).toBe(true);
  });

  it.each([
    '',
    '        ',
    ' begins with a blank',
    'ends with a blank ',
    'two\nlines',
    'a\ttab',
    'a\u0000zero',
    'a\u2028separator',
    'half of a pair \ud83d',
  ])('may not be %j', (password) => {
    expect(isPossiblePassword(password)).toBe(false);
  });

  it('that is not possible is refused with a sentence that says what to change', () => {
    expect(passwordHint).toBe('Choose a password without line breaks, or spaces at the start or end');
  });
});
