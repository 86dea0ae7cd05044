import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import type { Effects } from '../../effects/effect-shapes.ts';
import { optionalNumber, optionalText, text } from '../attributes.ts';
import { listKey, mainKey, model } from '../entity-keys.ts';
import type { Kind } from '../kind.ts';
import { asItIs } from '../migration.ts';

/**
 * The follow-ups of a change, written in its transaction. The consumer carries them out and removes the row. If the consumer
 * fails, the sweeper tries the row again later.
 */
export const outboxEntity = new Entity({
  model: model('outbox'),
  attributes: {
    outboxId: text,
    effects: { type: CustomAttributeType<Effects>('any'), required: true },
    createdAt: text,
    /** The time of the next try. Absent in rows of earlier versions, which the sweeper tries immediately. */
    nextTryAt: optionalText,
    /**
     * The number of failed tries. A try of an email or of long work counts before it starts, so that it also counts if the
     * function is interrupted.
     */
    attempts: optionalNumber,
    /** The reason why the last try failed. */
    reason: optionalText,
    /** When the last allowed try failed. The row then waits for an operator. */
    deadAt: optionalText,
    list1pk: text,
    list1sk: text,
  },
  indexes: { byId: mainKey(['outboxId'], []), waiting: listKey('list1') },
});

export const outboxLists = {
  outbox: () => 'outbox',
  deadOutbox: () => 'outbox-dead',
};

const emails = 'mail#';
/** Returns the end of a range that includes the rows of exactly this time, because `~` sorts after every id. */
const lastOf = (time: string): string => `${time}~`;

/** Returns the range of rows to try at `time`: emails or all other rows, so that neither delays the other. */
export const dueOutbox = (what: 'work' | 'emails', time: string): { from: string; to: string } =>
  what === 'emails' ? { from: emails, to: `${emails}${lastOf(time)}` } : { from: '0', to: lastOf(time) };

/** Returns the keys that list rows by their next try. Rows of earlier versions have no next try and are first, sorted by id. */
export function outboxListKeys(row: {
  outboxId: string;
  effects: { mail?: unknown };
  nextTryAt?: string | undefined;
  deadAt?: string | undefined;
}): { list1pk: string; list1sk: string } {
  const { outboxId, effects, nextTryAt, deadAt } = row;
  if (deadAt !== undefined) return { list1pk: outboxLists.deadOutbox(), list1sk: `${deadAt}#${outboxId}` };
  if (nextTryAt === undefined) return { list1pk: outboxLists.outbox(), list1sk: outboxId };
  return { list1pk: outboxLists.outbox(), list1sk: `${effects.mail ? emails : ''}${nextTryAt}#${outboxId}` };
}

export const outboxKind = {
  entity: outboxEntity,
  lists: outboxListKeys,
  migrations: [
    // Version 2 adds the next try, the number of tries, the reason for the last failure, and when the row became dead.
    asItIs,
    // Version 3 adds the effect `map`, which updates the lists of areas.
    asItIs,
    // Version 4 adds the follow-ups of saved searches.
    asItIs,
    // Version 5 adds the effect `answer`, which counts response times.
    asItIs,
    // Version 6 adds the words of the administrators' lists.
    asItIs,
    // Version 7 stores the job's title separately from the event.
    asItIs,
    // Version 8 adds the follow-ups of a suspension.
    asItIs,
    // Version 9 adds the daily email.
    asItIs,
    // Version 10 adds the user who caused a notification, and the emails that confirm an email address.
    asItIs,
    // Version 11 adds the emails about a new browser.
    asItIs,
    // Version 12 adds the follow-ups of a confirmed email address.
    asItIs,
    // Version 13 adds notifications of decisions about reports.
    asItIs,
    // Version 14 adds the follow-ups of the deletion of an account.
    asItIs,
    // Version 15 adds the preparation of data copies.
    asItIs,
    // Version 16 adds the removal of records after their retention period.
    asItIs,
    // Version 17 adds the numbering of earlier jobs.
    asItIs,
    // Version 18 adds the subject and the text of a notification's email, and removes the job's title from emails.
    asItIs,
    // Version 19 adds the emails about two-factor sign-in.
    asItIs,
    // Version 20 adds the person who caused a notification, and the emails that invite a person to a company.
    asItIs,
    // Version 21 adds the people that a notification concerns, and the follow-up of a person's change to a lower rank.
    asItIs,
  ],
  inCopy: 'passing',
  leftBehind: 'redrawn',
  /** The consumer removes the row once it has written the contents to other rows and emails. */
  privacy: {
    outboxId: 'technical',
    effects: 'parties',
    createdAt: 'technical',
    nextTryAt: 'technical',
    attempts: 'technical',
    reason: 'technical',
    deadAt: 'technical',
  },
} as const satisfies Kind<EntityItem<typeof outboxEntity>>;
