import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import { type KeptItem, keptListNames } from '#shared/domain/accounts/kept-lists.ts';
import { number, text } from '../attributes.ts';
import { mainKey, model } from '../entity-keys.ts';
import type { Kind } from '../kind.ts';

/** The named items of one kind that a user stores, such as templates. All are in one row, because there are few. */
export const keptListEntity = new Entity({
  model: model('keptlist'),
  attributes: {
    userId: text,
    list: { type: keptListNames, required: true },
    /** The number of changes so far. A change fails unless the row still has the revision on which the change is based. */
    revision: number,
    items: { type: CustomAttributeType<KeptItem[]>('any'), required: true },
  },
  indexes: { byUser: mainKey(['userId'], ['list']) },
});

export const keptListKind = {
  entity: keptListEntity,
  migrations: [],
  inCopy: 'keptLists',
  leftBehind: 'removed',
  privacy: { userId: 'technical', list: 'technical', revision: 'technical', items: 'parties' },
} as const satisfies Kind<EntityItem<typeof keptListEntity>>;
