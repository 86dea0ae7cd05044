import { randomBytes } from 'node:crypto';
import { recoveryCodeCount } from '#shared/domain/accounts/two-factor-codes.ts';
import { hashOf } from '../sessions/session-keys.ts';

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
const letters = 16;

/** Returns a code of 80 random bits in base 32. This is too many bits to guess from a fast hash, and few enough to type. */
const newCode = (): string => [...randomBytes(letters)].map((byte) => alphabet[byte % alphabet.length]).join('');

const inGroups = (code: string): string => (code.match(/.{4}/g) ?? []).join('-');

/** Returns a typed code in the form that is hashed: in lower case, without dashes and blanks. */
const plain = (typed: string): string => typed.toLowerCase().replace(/[^a-z0-9]/g, '');

export const hashRecoveryCode = (typed: string): string => hashOf(plain(typed));

/** Returns new codes and their hashes. We store only the hashes. */
export function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  return { codes: codes.map(inGroups), hashes: codes.map(hashRecoveryCode) };
}
