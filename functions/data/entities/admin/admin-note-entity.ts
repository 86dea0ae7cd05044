import { Entity, type EntityItem } from 'electrodb';
import { text } from '../attributes.ts';
import { mainKey, model } from '../entity-keys.ts';
import type { Kind } from '../kind.ts';

/** An administrator's note about a user, for administrators. It is in the user's partition, and is removed with the account. */
export const adminNoteEntity = new Entity({
  model: model('adminnote'),
  attributes: {
    userId: text,
    /** Ids sort by time. */
    noteId: text,
    authorId: text,
    text,
    at: text,
  },
  indexes: { byUser: mainKey(['userId'], ['noteId']) },
});

export const adminNoteKind = {
  entity: adminNoteEntity,
  migrations: [],
  inCopy: "administrators'",
  leftBehind: 'removed',
  privacy: {
    userId: 'technical',
    noteId: 'technical',
    authorId: 'technical',
    text: ["administrators' note"],
    at: 'technical',
  },
} as const satisfies Kind<EntityItem<typeof adminNoteEntity>>;
