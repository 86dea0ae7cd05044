import { productName } from '../../product.ts';
import { packed } from './common-passwords.data.ts';

/** Decides which passwords are too common. The list is large, so load this file on demand: only for a new password. */

export const guessableHint = 'This password is easy to guess. Choose a different one.';

function unpack(lines: string): ReadonlySet<string> {
  let before = '';
  const words = lines.split('\n').map((line) => {
    before = before.slice(0, Number.parseInt(line.charAt(0), 36)) + line.slice(1);
    return before;
  });
  return new Set(words);
}

const common = unpack(packed);

const normalise = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The minimum length of a word that makes a password guessable. Too many good passwords contain shorter words by chance. */
const shortestWord = 3;
const hasAlphabetic = /\p{L}/u;

/**
 * Tells whether a password consists of the word and no other alphabetic characters: `suncrew`, `SunCrew-2026`, `sunny sunny!`.
 */
const isMadeOf = (password: string, word: string): boolean =>
  word.length >= shortestWord && password.includes(word) && !hasAlphabetic.test(password.replaceAll(word, ''));

/** Tells whether a password is among the most common ones, or made of the user's email address or the product's name. */
export function isGuessable(password: string, email: string): boolean {
  const [typed, address] = [normalise(password), normalise(email.trim())];
  const [local = ''] = address.split('@');
  return common.has(typed) || [address, local, normalise(productName)].some((word) => isMadeOf(typed, word));
}
