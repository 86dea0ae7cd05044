import { CustomAttributeType, Entity } from 'electrodb';
import { optionalNumber, optionalText, text } from './attributes.ts';
import { listKey, mainKey, model } from './entity-keys.ts';
import type { Effects } from './outbox-effects.ts';

/** What may follow a change. Written with it, carried out and removed by the stream's consumer, swept if it stays. */
export const outboxEntity = new Entity({
  model: model('outbox'),
  attributes: {
    outboxId: text,
    effects: { type: CustomAttributeType<Effects>('any'), required: true },
    createdAt: text,
    /** Missing in rows of earlier versions, which are due at once. */
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
