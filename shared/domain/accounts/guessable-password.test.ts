import { describe, expect, it } from '@jest/globals';
import { packed } from './common-passwords.data.ts';
import { isGuessable } from './guessable-password.ts';

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
  ])('%s is not', (password) => {
    expect(isGuessable(password, email)).toBe(false);
  });

  it('may hold a very short name by chance', () => {
    expect(isGuessable('al-20260417', 'al@example.com')).toBe(false);
  });
});

it('the list has ten thousand different passwords that one could choose, normalised', () => {
  let before = '';
  const words = packed.split('\n').map((line) => {
    before = before.slice(0, Number.parseInt(line.charAt(0), 36)) + line.slice(1);
    return before;
  });
  expect(new Set(words).size).toBeGreaterThanOrEqual(10_000);
  expect(words.filter((word) => [...word].length < 8 || word !== word.normalize('NFKC').toLowerCase())).toEqual([]);
});
