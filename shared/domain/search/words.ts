import { jobStatusLabels, type StoredJobStatus, storedJobStatuses } from '../jobs/job.ts';

/** The words by which administrators find people and jobs. */

/** What administrators have lists of. */
export const adminLists = ['retailers', 'installers', 'jobs'] as const;
export type AdminList = (typeof adminLists)[number];

/** Without accents and case, so that people find a name however they type it. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Letters and digits, in the order in which they stand there. An email address is several words. */
export const wordsIn = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** So that what is written for one record fits into one transaction, old words and new. */
export const mostWords = 24;
const longestWord = 40;

const joined = (text: string): string => wordsIn(text).join('');

interface Searched {
  texts: readonly string[];
  phone?: string;
  email?: string;
}

/**
 * Each word once. A phone number is also one word, without its gaps, and so is an email address: the words in it, such as the
 * name of a large provider, lead to far too many people.
 */
export function wordsOf({ texts, phone = '', email = '' }: Searched): string[] {
  const whole = [joined(phone), joined(email)].filter((word) => word !== '');
  const parts = [...texts, phone, email].flatMap(wordsIn);
  return [...new Set([...whole, ...parts].map((word) => word.slice(0, longestWord)))].slice(0, mostWords);
}

/** An address of which at least the beginning is there. */
const isEmail = (part: string): boolean => part.indexOf('@') > 0;

/** What people type, as words. */
export const termsIn = (search: string): string[] => [
  ...new Set(
    search
      .split(/\s+/)
      .flatMap((part) => (isEmail(part) ? [joined(part)] : wordsIn(part)))
      .filter((word) => word !== '')
      .map((word) => word.slice(0, longestWord)),
  ),
];

/** Every term begins one of the words. */
export const matches = (words: readonly string[], terms: readonly string[]): boolean =>
  terms.every((term) => words.some((word) => word.startsWith(term)));

/** A status is found by the word that people see, and by its own. */
export const statusText = (status: StoredJobStatus): string => `${jobStatusLabels[status]} ${status}`;

const statusWords: ReadonlySet<string> = new Set(storedJobStatuses.flatMap((status) => wordsIn(statusText(status))));

/** The term that probably finds the fewest: not a status, if there is another one, and the longest of these. */
export function rarestOf(terms: readonly string[]): string | undefined {
  const isStatus = (term: string): boolean => [...statusWords].some((word) => word.startsWith(term));
  const others = terms.filter((term) => !isStatus(term));
  return [...(others.length > 0 ? others : terms)].sort((a, b) => b.length - a.length)[0];
}
