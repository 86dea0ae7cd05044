import { randomBytes } from 'node:crypto';
import { recoveryCodeCount } from '#shared/domain/accounts/two-factor-codes.ts';
import { hashOf } from '../sessions/session-keys.ts';

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
const letters = 16;

/** 80 random bits in base 32. So many that a fast hash protects them, and few enough to type. */
const newCode = (): string => [...randomBytes(letters)].map((byte) => alphabet[byte % alphabet.length]).join('');

const inGroups = (code: string): string => (code.match(/.{4}/g) ?? []).join('-');

/** How a code is compared: without the dashes, blanks and capitals of the person who types it. */
const plain = (typed: string): string => typed.toLowerCase().replace(/[^a-z0-9]/g, '');

export const hashRecoveryCode = (typed: string): string => hashOf(plain(typed));

/** New codes, and what we keep of them. */
export function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  return { codes: codes.map(inGroups), hashes: codes.map(hashRecoveryCode) };
}
