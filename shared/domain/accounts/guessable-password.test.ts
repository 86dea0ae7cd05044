import { describe, expect, it } from '@jest/globals';
import { packed } from './common-passwords.data.ts';
import { guessableHint, isGuessable } from './guessable-password.ts';

const email = 'Robin.Baker@brightroofs.example';

describe('a password', () => {
  it.each([
    'password',
    'PassWord',
    'ｐａｓｓｗｏｒｄ',
    '12345678',
    'qwertyuiop',
    'iloveyou',
    '!qaz2wsx',
    'robin.baker@brightroofs.example',
    'ROBIN.BAKER',
    'robin.baker-2026!',
    'SunCrew2026',
    'suncrew suncrew',
    '!!SUNCREW!!',
  ])('%s is guessable', (password) => {
    expect(isGuessable(password, email)).toBe(true);
  });

  it.each([
    'sunny-side-up',
    'correct horse battery',
    'suncrew pays my rent',
    'robin.baker likes kelp',
    'brightroofs.example',
    'zxq8!rt2',
    'ßßßßßßßß',
    '48201937',
  ])('%s is not guessable', (password) => {
    expect(isGuessable(password, email)).toBe(false);
  });

  it('is guessable if it consists of digits and a name of three characters, but not with a name of two', () => {
    expect(isGuessable('al-20260417', 'al@example.com')).toBe(false);
    expect(isGuessable('ali-20260417', 'ali@example.com')).toBe(true);
  });

  it.each([' ali@example.com ', 'ALI@example.com', 'ａｌｉ@example.com'])(
    'is compared with an email address regardless of case, width and spaces: "%s"',
    (address) => {
      expect(isGuessable('ali-20260417', address)).toBe(true);
    },
  );
});

it('a guessable password is refused with a sentence that says what to do', () => {
  expect(guessableHint).toBe('This password is easy to guess. Choose a different one.');
});

describe('the list of common passwords', () => {
  let before = '';
  const words = packed.split('\n').map((line) => {
    before = before.slice(0, Number.parseInt(line.charAt(0), 36)) + line.slice(1);
    return before;
  });

  it('has at least ten thousand different passwords that a user could choose, each normalised', () => {
    expect(new Set(words).size).toBeGreaterThanOrEqual(10_000);
    expect(words.filter((word) => [...word].length < 8 || word !== word.normalize('NFKC').toLowerCase())).toEqual([]);
  });

  it('contains only passwords that are refused', () => {
    expect(words.filter((word) => !isGuessable(word, email))).toEqual([]);
  });
});
