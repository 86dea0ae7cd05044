import { Entity } from 'electrodb';
import { optionalText, text } from '../attributes.ts';
import { listKey, mainKey, model } from '../entity-keys.ts';

/** A booked job of which both sides are reminded. It goes when they have been, or when the job has no such date any more. */
export const reminderEntity = new Entity({
  model: model('reminder'),
  attributes: { jobId: text, dueAt: text, list1pk: optionalText, list1sk: optionalText },
  indexes: { byJob: mainKey(['jobId'], []), due: listKey('list1') },
});
