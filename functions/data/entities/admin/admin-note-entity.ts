import { Entity } from 'electrodb';
import { text } from '../attributes.ts';
import { mainKey, model } from '../entity-keys.ts';

/** What an administrator noted about a person, for administrators. It lies in the person's partition, and goes with them. */
export const adminNoteEntity = new Entity({
  model: model('adminnote'),
  attributes: {
    userId: text,
    /** Sorts by time. */
    noteId: text,
    authorId: text,
    text,
    at: text,
  },
  indexes: { byUser: mainKey(['userId'], ['noteId']) },
});
