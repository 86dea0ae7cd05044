import { randomInt } from 'node:crypto';
import { hasValidAbnChecksum } from '#shared/domain/people/abn.ts';

/** Returns an unused ABN with a valid checksum. */
export function newAbn(): string {
  const digits = String(randomInt(1_000_000_000)).padStart(9, '0');
  for (let check = 10; check < 100; check += 1)
    if (hasValidAbnChecksum(`${check}${digits}`)) return `${check}${digits}`;
  return newAbn();
}
