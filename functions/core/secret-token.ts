import { createHash, randomBytes } from 'node:crypto';

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
export const tokenLength = 26;

/** Returns 130 random bits in base 32: easy to read out, impossible to guess. */
export const newToken = (): string =>
  [...randomBytes(tokenLength)].map((byte) => alphabet[byte % alphabet.length]).join('');

/** The hash under which the token of a link in an email is stored. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
