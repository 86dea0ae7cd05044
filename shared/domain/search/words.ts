import { jobStatusLabels, type StoredJobStatus, storedJobStatuses } from '../jobs/job.ts';

/** The words by which administrators find companies and jobs. */

export const adminLists = ['retailers', 'installers', 'jobs'] as const;
export type AdminList = (typeof adminLists)[number];

/** Returns a text without accents and case, so that a name is found however it is typed. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns the words of a text, which consist of alphabetic characters and digits. An email address is several words. */
export const wordsIn = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The maximum number of words of one record, so that one transaction can replace them. */
export const mostWords = 24;
const longestWord = 40;

const joined = (text: string): string => wordsIn(text).join('');

interface Searched {
  texts: readonly string[];
  phone?: string;
  email?: string;
}

/**
 * Returns the words of a record, each once. A phone number without its gaps is one further word. So is an email address, because
 * its parts, such as the name of a large provider, match far too many companies.
 */
export function wordsOf({ texts, phone = '', email = '' }: Searched): string[] {
  const whole = [joined(phone), joined(email)].filter((word) => word !== '');
  const parts = [...texts, phone, email].flatMap(wordsIn);
  return [...new Set([...whole, ...parts].map((word) => word.slice(0, longestWord)))].slice(0, mostWords);
}

/** Tells whether a part is at least the beginning of an email address. */
const isEmail = (part: string): boolean => part.indexOf('@') > 0;

/** Returns the terms of a typed search, each once. Text with an @ after its first character is one term. */
export const termsIn = (search: string): string[] => [
  ...new Set(
    search
      .split(/\s+/)
      .flatMap((part) => (isEmail(part) ? [joined(part)] : wordsIn(part)))
      .filter((word) => word !== '')
      .map((word) => word.slice(0, longestWord)),
  ),
];

/** Tells whether every term is the beginning of one of the words. */
export const matches = (words: readonly string[], terms: readonly string[]): boolean =>
  terms.every((term) => words.some((word) => word.startsWith(term)));

/** Returns the words of a status: its label and its own name. */
export const statusText = (status: StoredJobStatus): string => `${jobStatusLabels[status]} ${status}`;

const statusWords: ReadonlySet<string> = new Set(storedJobStatuses.flatMap((status) => wordsIn(statusText(status))));

/** Returns the term that probably finds the fewest records: the longest, and a status only if there is no other term. */
export function rarestOf(terms: readonly string[]): string | undefined {
  const isStatus = (term: string): boolean => [...statusWords].some((word) => word.startsWith(term));
  const others = terms.filter((term) => !isStatus(term));
  return [...(others.length > 0 ? others : terms)].sort((a, b) => b.length - a.length)[0];
}
