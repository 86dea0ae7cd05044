import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import { adminLists } from '#shared/domain/search/words.ts';
import { count, number, text } from '../attributes.ts';
import { mainKey, model } from '../entity-keys.ts';
import type { Kind } from '../kind.ts';

/**
 * One word of one record in an administrators' list. There are many rows, so the stored attribute names are short. Every record
 * has the word `*all`, and every installer whose SAA number is unchecked has `*unverified`.
 */
export const wordEntity = new Entity({
  model: model('word'),
  attributes: {
    list: { type: adminLists, required: true, field: 'l' },
    /** The result of `shardOf`: two characters of a typed word, or `*`. Only the partition of `*` contains a whole list. */
    shard: { ...text, field: 's' },
    word: { ...text, field: 'w' },
    createdAt: { ...text, field: 'c' },
    itemId: { ...text, field: 'i' },
  },
  indexes: { byWord: mainKey(['list', 'shard'], ['word', 'createdAt', 'itemId']) },
});

export const wordKind = {
  entity: wordEntity,
  migrations: [],
  inCopy: 'repeats',
  leftBehind: 'redrawn',
  /** Only administrators read these lists. They contain only the words that `words-of.ts` derives from a record. */
  privacy: {
    list: 'technical',
    shard: ['street', 'contact phone', 'installer position'],
    word: ['street', 'contact phone', 'installer position'],
    createdAt: 'technical',
    itemId: 'technical',
  },
} as const satisfies Kind<EntityItem<typeof wordEntity>>;

/** All words of a record in a list, so that a change can remove the words that the record no longer has. */
export const wordsEntity = new Entity({
  model: model('words'),
  attributes: {
    list: { type: adminLists, required: true },
    itemId: text,
    /** The number of changes so far. A change fails unless the row still has the revision on which the change is based. */
    revision: number,
    words: { type: CustomAttributeType<string[]>('any'), required: true },
    createdAt: text,
  },
  indexes: { byItem: mainKey(['itemId'], ['list']) },
});

export const wordsKind = {
  entity: wordsEntity,
  migrations: [],
  inCopy: 'repeats',
  leftBehind: 'redrawn',
  privacy: {
    list: 'technical',
    itemId: 'technical',
    revision: 'technical',
    words: ['street', 'contact phone', 'installer position'],
    createdAt: 'technical',
  },
} as const satisfies Kind<EntityItem<typeof wordsEntity>>;

/** The number of all records in a list, and of those with the word `*unverified`. */
export const listTotalEntity = new Entity({
  model: model('listtotal'),
  attributes: { list: { type: adminLists, required: true }, all: count, unverified: count },
  indexes: { byList: mainKey(['list'], []) },
});

export const listTotalKind = {
  entity: listTotalEntity,
  migrations: [],
  inCopy: "others'",
  leftBehind: 'redrawn',
  privacy: { list: 'technical', all: 'technical', unverified: 'technical' },
} as const satisfies Kind<EntityItem<typeof listTotalEntity>>;
