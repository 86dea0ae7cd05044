import { capitalise } from '#shared/domain/capitalise.ts';

/** Formats locality names for people, and normalises them for comparison. */

const abbreviations: Readonly<Record<string, string>> = { mt: 'mount', saint: 'st', nth: 'north', sth: 'south' };

/**
 * Returns the normalised form for comparing names and queries. Both sides use "St", because an address does not say whether it
 * means a saint or a street.
 */
export const normalise = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’‘`]/g, '')
    .replace(/\b([a-z])\.(?=[a-z]\b)/g, '$1')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\b(?:mt|saint|nth|sth)\b/g, (word) => abbreviations[word] ?? word);

const acronyms = new Set(['anu', 'hmas', 'raaf', 'rgh', 'unsw']);
const smallWords = new Set(['and', 'in', 'of', 'on', 'the', 'upon']);

const displayWord = (word: string, isFirst: boolean): string => {
  if (acronyms.has(word)) return word.toUpperCase();
  if (!isFirst && smallWords.has(word)) return word;
  const prefix = /^(?:mc(?=[a-z]{3})|[od]')/.exec(word)?.[0];
  return prefix === undefined ? capitalise(word) : capitalise(prefix) + capitalise(word.slice(prefix.length));
};

/** Returns a name in upper and lower case: "MCMAHONS POINT" → "McMahons Point". */
export const displayName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/[a-z0-9'.]+/g, (word, at: number) => displayWord(word, at === 0));
