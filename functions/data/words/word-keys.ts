/** Every record of a list has this word. Sorted by it, a list is in the order of its age. */
export const everyone = '*all';
/** Installers whom no administrator has verified. */
export const unverified = '*unverified';

/** The partition of a word. No word that people type begins with an asterisk. */
export const shardOf = (word: string): string => (word.startsWith('*') ? '*' : [...word].slice(0, 2).join(''));
