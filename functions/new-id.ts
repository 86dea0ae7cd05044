import { createHash, randomBytes } from 'node:crypto';

function version7(at: Date, bytes: Buffer): string {
  bytes.writeUIntBE(at.getTime(), 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex', 0, 16);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** A UUID version 7: grows with time, so rows keyed by it are listed in the order they were made, and cannot be guessed. */
export const newId = (now: Date): string => version7(now, randomBytes(16));

/** The same, and the same each time for these names: work that is done again makes the same rows again. */
export const sameId = (at: Date, ...names: string[]): string =>
  version7(at, createHash('sha256').update(names.join('\n')).digest());
