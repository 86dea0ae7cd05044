import { tableDefinition } from '#functions/data/table.ts';
import { dayMs } from '#shared/domain/days.ts';
import { month } from './month.ts';

type Row = Record<string, unknown>;

/** DynamoDB counts so many for each row and for each entry of a list. */
const bytesBeside = 100;
const daysInMonth = 30;

/** Names count too, about as much as the short ones under which DynamoDB bills them. */
const sizeOf = (row: Row): number => JSON.stringify(row).length + bytesBeside;

/** What the lists that a row stands in hold of it. */
function listedBytes(row: Row): number {
  const { partitionKey, sortKey, indexes } = tableDefinition;
  return indexes
    .filter((list) => list.partitionKey in row)
    .reduce((sum, list) => {
      const names = [partitionKey, sortKey, list.partitionKey, list.sortKey, ...list.projection];
      return sum + sizeOf(Object.fromEntries(names.filter((name) => name in row).map((name) => [name, row[name]])));
    }, 0);
}

/** Rows that end by themselves say when. All others are kept as long as a job. */
function monthsOf(row: Row, now: Date): number {
  const end = row[tableDefinition.timeToLive];
  if (typeof end !== 'number') return month.keptMonths;
  const days = (end * 1000 - now.getTime()) / dayMs;
  return Math.min(month.keptMonths, Math.max(0, days / daysInMonth));
}

/** The bytes of a row and of its entries in lists, each in as many months as it is kept. That is what storing it costs. */
export const byteMonthsOf = (row: Row, now: Date): number => (sizeOf(row) + listedBytes(row)) * monthsOf(row, now);
