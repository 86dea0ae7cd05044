import { CustomAttributeType, Entity } from 'electrodb';
import { adminLists } from '#shared/domain/search/words.ts';
import { count, number, text } from '../attributes.ts';
import { mainKey, model } from '../entity-keys.ts';

/**
 * One word of one record in a list of the administrators. There are many, so names are short. `*all` is a word of every
 * record, and `*unverified` of every installer whom nobody has verified.
 */
export const wordEntity = new Entity({
  model: model('word'),
  attributes: {
    list: { type: adminLists, required: true, field: 'l' },
    /** The first two letters, so that no partition holds a whole list, except that of `*all`. */
    shard: { ...text, field: 's' },
    word: { ...text, field: 'w' },
    createdAt: { ...text, field: 'c' },
    itemId: { ...text, field: 'i' },
  },
  indexes: { byWord: mainKey(['list', 'shard'], ['word', 'createdAt', 'itemId']) },
});

/** The words that a record has in a list, so that those it no longer has can be removed. */
export const wordsEntity = new Entity({
  model: model('words'),
  attributes: {
    list: { type: adminLists, required: true },
    itemId: text,
    /** Counts the changes. Each expects the one it read. */
    revision: number,
    words: { type: CustomAttributeType<string[]>('any'), required: true },
    createdAt: text,
  },
  indexes: { byItem: mainKey(['itemId'], ['list']) },
});

/** How many records a list has. */
export const listTotalEntity = new Entity({
  model: model('listtotal'),
  attributes: { list: { type: adminLists, required: true }, all: count, unverified: count },
  indexes: { byList: mainKey(['list'], []) },
});
