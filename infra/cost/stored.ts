import { tableDefinition } from '#functions/data/table.ts';
import { dayMs } from '#shared/domain/days.ts';
import { month } from './month.ts';

type Row = Record<string, unknown>;

/** The bytes that DynamoDB adds for each row and for each index entry. */
const bytesBeside = 100;
const daysInMonth = 30;

/** Estimates the billed bytes of a row from its JSON. Like DynamoDB, this counts the attribute names. */
const sizeOf = (row: Row): number => JSON.stringify(row).length + bytesBeside;

/** Returns the bytes of a row's index entries. */
function listedBytes(row: Row): number {
  const { partitionKey, sortKey, indexes } = tableDefinition;
  return indexes
    .filter((list) => list.partitionKey in row)
    .reduce((sum, list) => {
      const names = [partitionKey, sortKey, list.partitionKey, list.sortKey, ...list.projection];
      return sum + sizeOf(Object.fromEntries(names.filter((name) => name in row).map((name) => [name, row[name]])));
    }, 0);
}

/** Returns how many months the table keeps a row: until its expiry time, or `month.keptMonths` for a row without one. */
function monthsOf(row: Row, now: Date): number {
  const end = row[tableDefinition.timeToLive];
  if (typeof end !== 'number') return month.keptMonths;
  const days = (end * 1000 - now.getTime()) / dayMs;
  return Math.min(month.keptMonths, Math.max(0, days / daysInMonth));
}

/** Returns the byte-months of a row and its index entries, which decide the cost of storage. */
export const byteMonthsOf = (row: Row, now: Date): number => (sizeOf(row) + listedBytes(row)) * monthsOf(row, now);
