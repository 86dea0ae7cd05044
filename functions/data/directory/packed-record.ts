/** Packs the facts that a list is filtered by into few bytes. The records of a list all have the same length. */

/** How one fact is written as a number of so many bits. */
export interface Field<T> {
  bits: number;
  toNumber(value: T): number;
  fromNumber(number: number): T;
}

const bitsFor = (most: number): number => Math.ceil(Math.log2(most + 1));
const within = (value: number, most: number): number => Math.min(Math.max(Math.round(value), 0), most);

/** A whole number from zero. A larger one is kept as the largest. */
export const upTo = (most: number): Field<number> => ({
  bits: bitsFor(most),
  toNumber: (value) => within(value, most),
  fromNumber: (number) => number,
});

/** Zero stands for null, so every number is one higher. */
export const orNull = <T>({ bits, toNumber, fromNumber }: Field<T>): Field<T | null> => ({
  bits: bits + 1,
  toNumber: (value) => (value === null ? 0 : toNumber(value) + 1),
  fromNumber: (number) => (number === 0 ? null : fromNumber(number - 1)),
});

/** A number between two others, in equal steps. */
export const between = (low: number, high: number, bits: number): Field<number> => {
  const most = 2 ** bits - 1;
  return {
    bits,
    toNumber: (value) => within(((value - low) / (high - low)) * most, most),
    fromNumber: (number) => low + (number / most) * (high - low),
  };
};

export const oneOf = <const T>(values: readonly [T, ...T[]]): Field<T> => ({
  bits: bitsFor(values.length - 1),
  toNumber: (value) => Math.max(values.indexOf(value), 0),
  fromNumber: (number) => values[number] ?? values[0],
});

/** Some of at most eight values. All sets that there can be are made once. */
export const someOf = <const T>(values: readonly T[]): Field<readonly T[]> => {
  const sets = Array.from({ length: 2 ** values.length }, (_, set) =>
    values.filter((_value, bit) => Math.floor(set / 2 ** bit) % 2 === 1),
  );
  return {
    bits: values.length,
    toNumber: (some) => values.reduce((sum, value, bit) => sum + (some.includes(value) ? 2 ** bit : 0), 0),
    fromNumber: (number) => sets[number] ?? [],
  };
};

type FactsOf<F> = { [N in keyof F]: F[N] extends Field<infer T> ? T : never };
export type Listed<F> = FactsOf<F> & { id: string };

export interface RecordFormat<F> {
  /** How many bytes a record has. */
  size: number;
  pack(listed: Listed<F>): Uint8Array;
  unpack(record: Uint8Array): Listed<F>;
}

const idBytes = 16;

/** The id of a record, which it begins with. */
export const idIn = (record: Uint8Array): string => {
  const hex = Buffer.from(record.buffer, record.byteOffset, idBytes).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
};

/** The records of one chunk. */
export function* recordsIn(chunk: Uint8Array, size: number): Generator<Uint8Array> {
  for (let at = 0; at < chunk.length; at += size) yield chunk.subarray(at, at + size);
}

/** The bytes that some bits lie in: which ones, and how many bits of the last one come after. */
const bytesOf = (at: number, bits: number) => {
  const last = Math.floor((at + bits - 1) / 8);
  return { first: Math.floor(at / 8), last, after: last * 8 + 8 - at - bits };
};

/** At most 24 bits, so that four bytes hold them. */
function readBits(record: Uint8Array, at: number, bits: number): number {
  const { first, last, after } = bytesOf(at, bits);
  let number = 0;
  for (let byte = first; byte <= last; byte += 1) number = number * 256 + (record[byte] ?? 0);
  return Math.floor(number / 2 ** after) % 2 ** bits;
}

/** The bits are still zero. */
function writeBits(record: Uint8Array, at: number, bits: number, number: number): void {
  const { first, last, after } = bytesOf(at, bits);
  let left = number * 2 ** after;
  for (let byte = last; byte >= first; byte -= 1) {
    record[byte] = (record[byte] ?? 0) + (left % 256);
    left = Math.floor(left / 256);
  }
}

/** A record of an id and these facts, in this order. */
export function recordOf<const F extends Record<string, Field<unknown>>>(fields: F): RecordFormat<F> {
  let end = idBytes * 8;
  const all = Object.entries<Field<unknown>>(fields).map(([name, field]) => {
    const at = end;
    end += field.bits;
    return { name, at, ...field };
  });
  const size = Math.ceil(end / 8);
  return {
    size,
    pack({ id, ...facts }) {
      const record = new Uint8Array(size);
      record.set(Buffer.from(id.replaceAll('-', ''), 'hex'));
      for (const { name, at, bits, toNumber } of all)
        writeBits(record, at, bits, toNumber((facts as Record<string, unknown>)[name]));
      return record;
    },
    unpack(record) {
      const facts: Record<string, unknown> = { id: idIn(record) };
      for (const { name, at, bits, fromNumber } of all) facts[name] = fromNumber(readBits(record, at, bits));
      return facts as Listed<F>;
    },
  };
}
