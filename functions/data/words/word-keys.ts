/** The word that every record has, so that its rows list all records by age. */
export const everyone = '*all';
/** The word of installers whose SAA number an administrator must still check. */
export const unverified = '*unverified';
/** The word of installers whose SAA number an administrator could not verify. */
export const declined = '*declined';
/**
 * Returns the word of verified installers whose name has this shape. `shapeOf` gives names that look alike the same shape. The
 * full stop at the end excludes longer shapes, because `readWords` also finds words that only start with its text.
 */
export const verifiedAs = (shape: string): string => `*verified ${shape}.`;

/** Returns the shard of a word, which is part of its partition key. No word that users type begins with an asterisk. */
export const shardOf = (word: string): string => (word.startsWith('*') ? '*' : [...word].slice(0, 2).join(''));
