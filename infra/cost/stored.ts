import { tableDefinition } from '#functions/data/table.ts';
import { dayMs } from '#shared/domain/days.ts';
import { month } from './month.ts';

type Row = Record<string, unknown>;

/** The bytes that DynamoDB adds for each row and for each index entry. */
const bytesBeside = 100;
const daysInMonth = 30;

/** Attribute names count too, about as much as the short names that DynamoDB bills. */
const sizeOf = (row: Row): number => JSON.stringify(row).length + bytesBeside;

/** Returns the bytes that a row's index entries hold. */
function listedBytes(row: Row): number {
  const { partitionKey, sortKey, indexes } = tableDefinition;
  return indexes
    .filter((list) => list.partitionKey in row)
    .reduce((sum, list) => {
      const names = [partitionKey, sortKey, list.partitionKey, list.sortKey, ...list.projection];
      return sum + sizeOf(Object.fromEntries(names.filter((name) => name in row).map((name) => [name, row[name]])));
    }, 0);
}

/** A row that expires has an expiry time. All other rows are kept as long as a job. */
function monthsOf(row: Row, now: Date): number {
  const end = row[tableDefinition.timeToLive];
  if (typeof end !== 'number') return month.keptMonths;
  const days = (end * 1000 - now.getTime()) / dayMs;
  return Math.min(month.keptMonths, Math.max(0, days / daysInMonth));
}

/** Returns the byte-months of a row and its index entries, which decide the cost of storage. */
export const byteMonthsOf = (row: Row, now: Date): number => (sizeOf(row) + listedBytes(row)) * monthsOf(row, now);
