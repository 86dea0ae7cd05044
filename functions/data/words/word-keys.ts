/** Every record of a list has this word. Sorted by it, a list is in the order of its age. */
export const everyone = '*all';
/** Installers whose SAA number an administrator still has to check. */
export const unverified = '*unverified';
/** Installers whose SAA number an administrator could not verify. */
export const declined = '*declined';
/** Verified installers whose names look like this. The stop at the end keeps longer names apart. */
export const verifiedAs = (shape: string): string => `*verified ${shape}.`;

/** The partition of a word. No word that people type begins with an asterisk. */
export const shardOf = (word: string): string => (word.startsWith('*') ? '*' : [...word].slice(0, 2).join(''));
