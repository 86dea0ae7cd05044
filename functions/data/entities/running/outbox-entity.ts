import { CustomAttributeType, Entity } from 'electrodb';
import type { Effects } from '../../effects/effect-shapes.ts';
import { optionalNumber, optionalText, text } from '../attributes.ts';
import { listKey, mainKey, model } from '../entity-keys.ts';

/** The follow-up work of a change, written with it. The consumer carries it out and removes it, or the sweeper does later. */
export const outboxEntity = new Entity({
  model: model('outbox'),
  attributes: {
    outboxId: text,
    effects: { type: CustomAttributeType<Effects>('any'), required: true },
    createdAt: text,
    /** Missing in rows of earlier versions, which are due immediately. */
    nextTryAt: optionalText,
    /** How often it has failed. For an email, a try counts before it is sent. */
    attempts: optionalNumber,
    /** Why the last try failed. */
    reason: optionalText,
    /** Set after the last try. The row then waits for an operator. */
    deadAt: optionalText,
    list1pk: text,
    list1sk: text,
  },
  indexes: { byId: mainKey(['outboxId'], []), waiting: listKey('list1') },
});
