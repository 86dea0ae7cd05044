import { randomBytes } from 'node:crypto';

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
export const tokenLength = 26;

/** 130 random bits in base 32, so people can read it out and nobody can guess it. */
export const newToken = (): string =>
  [...randomBytes(tokenLength)].map((byte) => alphabet[byte % alphabet.length]).join('');
