/** A word that every record has. It lists the records by age. */
export const everyone = '*all';
/** Installers whose SAA number an administrator still has to check. */
export const unverified = '*unverified';
/** Installers whose SAA number an administrator could not verify. */
export const declined = '*declined';
/** Verified installers with a name of this shape. The stop at the end separates longer names. */
export const verifiedAs = (shape: string): string => `*verified ${shape}.`;

/** Returns the partition of a word. No word that users type begins with an asterisk. */
export const shardOf = (word: string): string => (word.startsWith('*') ? '*' : [...word].slice(0, 2).join(''));
