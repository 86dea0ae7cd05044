import { createHash, randomBytes } from 'node:crypto';

function version7(at: Date, bytes: Buffer): string {
  bytes.writeUIntBE(at.getTime(), 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex', 0, 16);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Returns a UUID version 7. It grows with time, so rows are listed in order of creation, and it cannot be guessed. */
export const newId = (now: Date): string => version7(now, randomBytes(16));

/** Returns when the item with this id was created. */
export const madeAt = (id: string): Date => new Date(Number.parseInt(id.replace('-', '').slice(0, 12), 16));

/** Returns the same id for the same time and names, so that repeated work creates the same rows. */
export const sameId = (at: Date, ...names: string[]): string =>
  version7(at, createHash('sha256').update(names.join('\n')).digest());
