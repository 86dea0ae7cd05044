import type { AdminList } from '#shared/domain/search/words.ts';
import { readPage } from '../page.ts';
import type { ListTotalRow, WordRow, WordsRow } from '../rows.ts';
import { rows } from '../service.ts';
import { shardOf } from './word-keys.ts';

/** The direction of a list by age. `desc` begins with the newest. */
export type AgeOrder = 'asc' | 'desc';

/** Returns a page of the records with a word that starts with `begin`, sorted by the word and then by age. One query. */
export const readWords = (list: AdminList, begin: string, cursor: string | undefined, order: AgeOrder = 'desc') =>
  readPage<WordRow>(
    (options) =>
      rows()
        .word.query.byWord({ list, shard: shardOf(begin) })
        .begins({ word: begin })
        .go({ ...options, order }),
    cursor,
  );

/** Returns the words of a record in a list. A strong read, because a write depends on it. */
export async function findWords(list: AdminList, itemId: string): Promise<WordsRow | null> {
  const { data } = await rows().words.get({ list, itemId }).go({ consistent: true });
  return data;
}

export async function readListTotals(lists: readonly AdminList[]): Promise<Map<AdminList, ListTotalRow>> {
  const { data } = await rows()
    .listTotal.get(lists.map((list) => ({ list })))
    .go();
  return new Map(data.map((row) => [row.list, row]));
}
