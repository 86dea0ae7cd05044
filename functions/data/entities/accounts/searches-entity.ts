import { CustomAttributeType, Entity } from 'electrodb';
import type { NotificationKind } from '#shared/domain/accounts/notifications.ts';
import type { SavedSearch } from '#shared/domain/search/saved-searches.ts';
import { number, optionalText, text } from '../attributes.ts';
import { listKey, mainKey, model } from '../entity-keys.ts';

/** One notification that waits for the daily email. */
export interface WaitingNews {
  kind: NotificationKind;
  title: string;
  text: string;
  jobTitle?: string;
  /** Absent if the job can no longer be opened. */
  path?: string;
}

/**
 * All searches that one installer has saved, and what waits for somebody's next email: new jobs that match, and the
 * notifications of people who want one email a day. There are few of each.
 */
export const searchesEntity = new Entity({
  model: model('searches'),
  attributes: {
    userId: text,
    /** Counts the changes. Each expects the one it read. */
    revision: number,
    searches: { type: CustomAttributeType<SavedSearch[]>('any'), required: true },
    /** The ids of jobs that the next email may list. */
    pending: { type: CustomAttributeType<string[]>('any'), required: true },
    news: { type: CustomAttributeType<WaitingNews[]>('any') },
    /** When the next email is due. Present while something waits for it. */
    dueAt: optionalText,
    mailedAt: optionalText,
    list1pk: optionalText,
    list1sk: optionalText,
  },
  indexes: { byUser: mainKey(['userId'], []), due: listKey('list1') },
});

/** This person need not be told of this job: they have been told, or have had it. Deleted together with the job. */
export const toldEntity = new Entity({
  model: model('told'),
  attributes: { jobId: text, userId: text },
  indexes: { byJob: mainKey(['jobId'], ['userId']) },
});
