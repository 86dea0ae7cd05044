import { Entity, type EntityItem } from 'electrodb';
import { optionalText, text } from '../attributes.ts';
import { listKey, mainKey, model } from '../entity-keys.ts';
import type { Kind } from '../kind.ts';

/**
 * The reminder of a scheduled job. The row is removed when both companies have been reminded, or when the job is no longer
 * scheduled for that date.
 */
export const reminderEntity = new Entity({
  model: model('reminder'),
  attributes: { jobId: text, dueAt: text, list1pk: optionalText, list1sk: optionalText },
  indexes: { byJob: mainKey(['jobId'], []), due: listKey('list1') },
});

export const reminderLists = {
  reminders: () => 'reminders',
};

export const reminderListKeys = (row: { jobId: string; dueAt: string }): { list1pk: string; list1sk: string } => ({
  list1pk: reminderLists.reminders(),
  list1sk: `${row.dueAt}#${row.jobId}`,
});

export const reminderKind = {
  entity: reminderEntity,
  lists: reminderListKeys,
  migrations: [],
  inCopy: 'repeats',
  leftBehind: 'with its job',
  privacy: { jobId: 'technical', dueAt: 'technical' },
} as const satisfies Kind<EntityItem<typeof reminderEntity>>;
