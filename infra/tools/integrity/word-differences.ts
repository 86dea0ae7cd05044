import { wordsOfInstaller, wordsOfJob, wordsOfRetailer } from '#functions/core/search/administrators/words-of.ts';
import type { InstallerProfileRow, JobRow, ListTotalRow, RetailerProfileRow, WordsRow } from '#functions/data/rows.ts';
import { everyone, unverified } from '#functions/data/words/word-keys.ts';
import { type AdminList, adminLists } from '#shared/domain/search/words.ts';
import { type RowsByKind, rowsOf } from '../../read-table.ts';

/** A row of the administrators' index, under the short names of its fields. */
interface StoredWord {
  l: AdminList;
  w: string;
  i: string;
}

/** Returns the index words that each record should have, with the record's list and id. */
function recordsIn(rows: RowsByKind): [list: AdminList, itemId: string, words: readonly string[]][] {
  return [
    ...rowsOf<RetailerProfileRow>(rows, 'retailerprofile').map(
      (row) => ['retailers', row.userId, wordsOfRetailer(row)] as [AdminList, string, string[]],
    ),
    ...rowsOf<InstallerProfileRow>(rows, 'installerprofile').map(
      (row) => ['installers', row.userId, wordsOfInstaller(row)] as [AdminList, string, string[]],
    ),
    ...rowsOf<JobRow>(rows, 'job').map((row) => ['jobs', row.jobId, wordsOfJob(row)] as [AdminList, string, string[]]),
  ];
}

const missingFrom = (some: ReadonlySet<string>, others: ReadonlySet<string>): string[] =>
  [...others].filter((each) => !some.has(each));

/** Computes the index words of all people and jobs, and compares them with the administrators' index. */
export function wordDifferences(rows: RowsByKind): string[] {
  const records = recordsIn(rows);
  const should = new Set(records.flatMap(([list, id, words]) => words.map((word) => `${word} of ${id} in ${list}`)));
  const is = new Set(rowsOf<StoredWord>(rows, 'word').map(({ l, w, i }) => `${w} of ${i} in ${l}`));
  const kept = new Set(
    rowsOf<WordsRow>(rows, 'words').flatMap(({ list, itemId, words }) =>
      words.map((word) => `${word} of ${itemId} in ${list}`),
    ),
  );
  const totals = new Map(rowsOf<ListTotalRow>(rows, 'listtotal').map((row) => [row.list, row]));
  const counted = (list: AdminList, word: string): number =>
    records.filter(([of, , words]) => of === list && words.includes(word)).length;
  return [
    ...missingFrom(is, should).map((word) => `words: ${word} is missing`),
    ...missingFrom(should, is).map((word) => `words: ${word} should not be there`),
    ...missingFrom(kept, is).map((word) => `words: ${word} is there, but nothing would remove it`),
    ...missingFrom(is, kept).map((word) => `words: ${word} is kept, but not there`),
    ...adminLists.flatMap((list) =>
      (['all', 'unverified'] as const).flatMap((name) => {
        const [found, due] = [totals.get(list)?.[name] ?? 0, counted(list, name === 'all' ? everyone : unverified)];
        return found === due ? [] : [`words: ${name} of ${list} is ${found}, should be ${due}`];
      }),
    ),
  ];
}
