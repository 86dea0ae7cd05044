import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
/** How long a code works. */
export const resetCodeMinutes = 15;
/** The number of wrong codes after which the right one no longer works either. */
export const resetCodeTries = 5;
const digits = 6;
const saltBytes = 16;
const hashBytes = 32;
const toText = (salt: Buffer, hash: Buffer): string => `${salt.toString('base64url')}.${hash.toString('base64url')}`;

export const newResetCode = (): string => String(randomInt(10 ** digits)).padStart(digits, '0');

/**
 * Hashes a code slowly and with a salt for each row. There are only a million codes, so a fast hash could be reversed by trying
 * all of them.
 */
export async function hashResetCode(code: string, salt = randomBytes(saltBytes)): Promise<string> {
  return toText(salt, await derive(code, salt, hashBytes));
}

/** The hash to compare with if there is no code, so that the check takes the same time. */
export const noCodeHash = toText(Buffer.alloc(saltBytes), Buffer.alloc(hashBytes));

export async function isResetCode(code: string, stored: string): Promise<boolean> {
  const [salt = ''] = stored.split('.');
  const given = Buffer.from(await hashResetCode(code, Buffer.from(salt, 'base64url')));
  const expected = Buffer.from(stored);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
