import type { AdminList } from '#shared/domain/search/words.ts';
import type { NamedWrite } from '../commit.ts';
import type { WordsRow } from '../rows.ts';
import { write } from '../write.ts';
import { everyone, shardOf, unverified } from './word-keys.ts';

/** The entry of a record in a list. The list does not contain a record without words. */
export interface Listed {
  list: AdminList;
  itemId: string;
  createdAt: string;
  words: readonly string[];
}

const keyOf = ({ list, createdAt, itemId }: Omit<Listed, 'words'>, word: string) => ({
  list,
  shard: shardOf(word),
  word,
  createdAt,
  itemId,
});

function wordsWrite(before: WordsRow | null, { list, itemId, createdAt, words }: Listed): NamedWrite {
  if (before === null)
    return write('words', (entities) =>
      entities.words.create({ list, itemId, createdAt, words: [...words], revision: 1 }).commit(),
    );
  if (words.length === 0)
    return write('words', (entities) =>
      entities.words
        .delete({ list, itemId })
        .where(({ revision }, { eq }) => eq(revision, before.revision))
        .commit(),
    );
  return write('words', (entities) =>
    entities.words
      .put({ list, itemId, createdAt: before.createdAt, words: [...words], revision: before.revision + 1 })
      .where(({ revision }, { eq }) => eq(revision, before.revision))
      .commit(),
  );
}

const step = (before: readonly string[], after: readonly string[], word: string): number =>
  Number(after.includes(word)) - Number(before.includes(word));

function totalWrite(list: AdminList, before: readonly string[], after: readonly string[]): NamedWrite[] {
  const by = { all: step(before, after, everyone), unverified: step(before, after, unverified) };
  if (by.all === 0 && by.unverified === 0) return [];
  return [write('list total', (entities) => entities.listTotal.update({ list }).add(by).commit())];
}

/** Returns the writes that give a record exactly these words. They fail if its words have changed since they were read. */
export function replaceWordsWrites(before: WordsRow | null, after: Listed): NamedWrite[] {
  const had = before?.words ?? [];
  const [gone, added] = [
    had.filter((word) => !after.words.includes(word)),
    after.words.filter((word) => !had.includes(word)),
  ];
  if (gone.length === 0 && added.length === 0) return [];
  const since = { ...after, createdAt: before?.createdAt ?? after.createdAt };
  return [
    wordsWrite(before, after),
    ...totalWrite(after.list, had, after.words),
    ...gone.map((word) => write('word', (entities) => entities.word.delete(keyOf(since, word)).commit())),
    ...added.map((word) => write('word', (entities) => entities.word.put(keyOf(since, word)).commit())),
  ];
}
