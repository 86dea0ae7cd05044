import { CustomAttributeType, Entity } from 'electrodb';
import { optionalText, text } from './attributes.ts';
import { mainKey, model } from './entity-keys.ts';

/** Append only, one row a version: ids, field names and values that are nobody's personal data. */
export const auditEntity = new Entity({
  model: model('audit'),
  attributes: {
    jobId: text,
    version: { type: 'number', required: true, padding: { length: 8, char: '0' } },
    action: text,
    actorId: text,
    from: optionalText,
    to: optionalText,
    details: { type: CustomAttributeType<Record<string, string | number | boolean | string[]>>('any') },
    at: text,
  },
  indexes: { byJob: mainKey(['jobId'], ['version']) },
});
