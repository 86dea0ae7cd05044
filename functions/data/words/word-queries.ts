import type { AdminList } from '#shared/domain/search/words.ts';
import { readPage } from '../page.ts';
import type { ListTotalRow, WordRow, WordsRow } from '../rows.ts';
import { rows } from '../service.ts';
import { shardOf } from './word-keys.ts';

/** `desc` begins with the newest. */
export type AgeOrder = 'asc' | 'desc';

/** Returns the records of a list with a word that begins like this, by age among those with the same word. One query. */
export const readWords = (list: AdminList, begin: string, cursor: string | undefined, order: AgeOrder = 'desc') =>
  readPage<WordRow>(
    (options) =>
      rows()
        .word.query.byWord({ list, shard: shardOf(begin) })
        .begins({ word: begin })
        .go({ ...options, order }),
    cursor,
  );

/** A strong read, for changing them. */
export async function findWords(list: AdminList, itemId: string): Promise<WordsRow | null> {
  const { data } = await rows().words.get({ list, itemId }).go({ consistent: true });
  return data;
}

/** Returns the totals that administrators see first. */
export async function readListTotals(lists: readonly AdminList[]): Promise<Map<AdminList, ListTotalRow>> {
  const { data } = await rows()
    .listTotal.get(lists.map((list) => ({ list })))
    .go();
  return new Map(data.map((row) => [row.list, row]));
}
