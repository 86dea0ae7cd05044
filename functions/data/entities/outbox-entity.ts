import { CustomAttributeType, Entity } from 'electrodb';
import { text } from './attributes.ts';
import { listKey, mainKey, model } from './entity-keys.ts';
import type { Effects } from './outbox-effects.ts';

/** What may follow a change. Written with it, carried out and removed by the stream's consumer, swept if it stays. */
export const outboxEntity = new Entity({
  model: model('outbox'),
  attributes: {
    outboxId: text,
    effects: { type: CustomAttributeType<Effects>('any'), required: true },
    createdAt: text,
    list1pk: text,
    list1sk: text,
  },
  indexes: { byId: mainKey(['outboxId'], []), waiting: listKey('list1') },
});
