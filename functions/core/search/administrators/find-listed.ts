import { everyone } from '#functions/data/words/word-keys.ts';
import { type AgeOrder, readWords } from '#functions/data/words/word-queries.ts';
import { type AdminList, matches, rarestOf, termsIn } from '#shared/domain/search/words.ts';

export interface Asked {
  search?: string | undefined;
  cursor?: string | undefined;
}

/** The most pages of the search index that one call reads before it returns an empty page. */
const mostPages = 2;

/** Reads the records of a list, and returns the current words of each. */
interface Records<Row> {
  read(ids: readonly string[]): Promise<ReadonlyMap<string, Row>>;
  wordsOf(row: Row): readonly string[];
}

/**
 * Returns a page of a list. The search index gives the ids for the rarest of the searched words, or for the word `besides` if
 * nothing is searched. `read` then reads their current records, and each must also have the word `besides`. Records without all
 * the words are left out, so a page may be short or even empty although another page follows.
 */
export async function findListed<Row>(
  list: AdminList,
  { search = '', cursor }: Asked,
  { read, wordsOf }: Records<Row>,
  besides: string = everyone,
  order: AgeOrder = 'desc',
): Promise<{ rows: Row[]; nextCursor: string | null }> {
  const terms = termsIn(search);
  const begin = rarestOf(terms) ?? besides;
  const wanted = [...terms, besides];
  const rows = new Map<string, Row>();
  let from = cursor;
  for (let page = 1; ; page += 1) {
    const { items, nextCursor } = await readWords(list, begin, from, order);
    const ids = [...new Set(items.map(({ itemId }) => itemId))].filter((id) => !rows.has(id));
    const found = await read(ids);
    for (const id of ids) {
      const row = found.get(id);
      if (row !== undefined && matches(wordsOf(row), wanted)) rows.set(id, row);
    }
    if (nextCursor === null || page === mostPages || rows.size > 0) return { rows: [...rows.values()], nextCursor };
    from = nextCursor;
  }
}
