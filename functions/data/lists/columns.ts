import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** The format of lists for searches in memory: JSON, field by field, because the values of one field compress best together. */

export interface Columns<T> {
  pack(items: readonly T[]): Uint8Array;
  unpack(packed: Uint8Array): T[];
}

/** Returns an id in base64, which is shorter than hexadecimal digits and compresses equally well. */
const shortId = (id: unknown): unknown =>
  typeof id === 'string' ? Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url') : id;

function longId(short: unknown): unknown {
  if (typeof short !== 'string') return short;
  const hex = Buffer.from(short, 'base64url').toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/**
 * The settings of Brotli. A part of a list is a few kilobytes. Preparing the default window of 4 MB would take twenty times as
 * long.
 */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 };

/** The kind of a field. An `id` is a UUID or null, which is packed in a shorter form. */
type Field = 'id' | 'value';

/**
 * Returns the format of items with these fields. Rows contain the fields in this order, so a new field must be the last one. In
 * older rows, the new field is null.
 */
export function columnsOf<T extends { id: string }>(fields: Readonly<Record<keyof T & string, Field>>): Columns<T> {
  const named = Object.entries<Field>(fields).map(([name, kind]) => ({ name: name as keyof T, isId: kind === 'id' }));
  return {
    pack(items) {
      const columns = named.map(({ name, isId }) => items.map((item) => (isId ? shortId(item[name]) : item[name])));
      return new Uint8Array(brotliCompressSync(Buffer.from(JSON.stringify(columns)), { params }));
    },
    unpack(packed) {
      const columns: unknown[][] = JSON.parse(brotliDecompressSync(packed).toString());
      const items = (columns[0] ?? []).map((): Partial<Record<keyof T, unknown>> => ({}));
      named.forEach(({ name, isId }, at) => {
        const column = columns[at];
        items.forEach((item, index) => {
          const value = column?.[index] ?? null;
          item[name] = isId ? longId(value) : value;
        });
      });
      return items as T[];
    },
  };
}
