import { brotliCompressSync, constants } from 'node:zlib';
import type { Migration } from '../migration.ts';

/**
 * Before version 4, a chunk of a list had bit-packed records. This file contains a copy of their format, because a migration
 * never changes.
 */

const idBytes = 16;
type Read = (bits: number) => number;

const idIn = (record: Uint8Array): string => Buffer.from(record.subarray(0, idBytes)).toString('base64url');

function readerOf(record: Uint8Array): Read {
  let bits = '';
  for (const byte of record.subarray(idBytes)) bits += byte.toString(2).padStart(8, '0');
  let from = 0;
  return (count) => {
    from += count;
    return Number.parseInt(bits.slice(from - count, from), 2);
  };
}

const orNull = (number: number): number | null => (number === 0 ? null : number - 1);
const per = (number: number | null, parts: number): number | null => (number === null ? null : number / parts);
const some = <T>(all: readonly T[], set: number): T[] => all.filter((_, bit) => Math.floor(set / 2 ** bit) % 2 === 1);

function degrees(number: number, most: number): number | null {
  const steps = orNull(number);
  return steps === null ? null : Math.round(((steps / (2 ** 20 - 1)) * 2 * most - most) * 1e4) / 1e4;
}
const position = (read: Read) => [degrees(read(21), 90), degrees(read(21), 180)];

const states = ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT'];
const licences = ['PV', 'Battery', 'Off-Grid'];
const jobTypes = ['PV Only', 'PV + Battery', 'Battery Only'];
const services = [
  'Residential Solar',
  'Commercial Solar',
  'Battery Storage',
  'Solar Maintenance',
  'System Upgrades',
  'Grid Connection',
];
const brands = [
  'CEC Accredited',
  'Tesla Powerwall Certified',
  'Enphase Certified',
  'SolarEdge Certified',
  'Fronius Certified',
];
const crews = [null, '1-2', '3-5', '6-10', '10+'];
const availabilities = ['available', 'lead_time', 'not_available'];
const hours = [null, 1, 2, 4, 24, 48];

const installer = (read: Read): unknown[] => [
  ...position(read),
  some(states, read(8)),
  some(services, read(6)),
  some(licences, read(3)),
  some(brands, read(5)),
  crews[read(3)],
  availabilities[read(2)],
  read(9),
  orNull(read(10)),
  per(orNull(read(7)), 10),
  read(13),
  read(14),
  hours[read(3)],
];

const firstWeek = Date.UTC(2020, 0, 6);
const weekMs = 604_800_000;
function week(number: number): string | null {
  const weeks = orNull(number);
  return weeks === null ? null : new Date(firstWeek + weeks * weekMs).toISOString().slice(0, 10);
}

const job = (read: Read): unknown[] => [
  ...position(read),
  [null, ...states][read(4)],
  jobTypes[read(2)],
  some(licences, read(3)),
  week(read(13)),
  per(orNull(read(21)), 100),
  read(14) * 1_000_000 + read(20),
  read(14) * 8_640_000 + read(24),
  read(16),
];

/** Reads a search. Its bounds are rounded so that the search finds too many jobs rather than too few. */
const search = (read: Read): unknown[] => {
  const [jobType, licence] = [[null, ...jobTypes][read(2)], [null, ...licences][read(2)]];
  const [minKw, maxKw] = [orNull(read(15)), orNull(read(15))];
  const [minPrice, maxPrice] = [per(orNull(read(21)), 0.01), per(orNull(read(21)), 0.01)];
  const filter = { jobType, licence, minKw, maxKw, minPrice, maxPrice };
  return [Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== null))];
};

const records: Readonly<Record<string, { size: number; factsIn: (read: Read) => unknown[] }>> = {
  installers: { size: 32, factsIn: installer },
  jobs: { size: 38, factsIn: job },
  searches: { size: 26, factsIn: search },
};

const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** Turns bit-packed records into columns. `k` and `e` are the names of the fields in the table. */
export const inColumns: Migration = (row) => {
  const { k, e } = row;
  const record = records[String(k)];
  if (!record || !(e instanceof Uint8Array)) return row;
  const items = Array.from({ length: e.length / record.size }, (_, at) => {
    const bytes = e.subarray(at * record.size, (at + 1) * record.size);
    return [idIn(bytes), ...record.factsIn(readerOf(bytes))];
  });
  const columns = (items[0] ?? []).map((_, at) => items.map((item) => item[at]));
  return { ...row, e: new Uint8Array(brotliCompressSync(Buffer.from(JSON.stringify(columns)), { params })) };
};
