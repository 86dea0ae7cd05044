import { CustomAttributeType, Entity } from 'electrodb';
import { optionalText, text } from '../attributes.ts';
import { mainKey, model } from '../entity-keys.ts';

/** Audit values are ids, field names and values that are not personal data. */
export type AuditDetails = Record<string, string | number | boolean | string[]>;

/** Append-only, one row per version. */
export const auditEntity = new Entity({
  model: model('audit'),
  attributes: {
    jobId: text,
    version: { type: 'number', required: true, padding: { length: 8, char: '0' } },
    action: text,
    actorId: text,
    from: optionalText,
    to: optionalText,
    details: { type: CustomAttributeType<AuditDetails>('any') },
    at: text,
  },
  indexes: { byJob: mainKey(['jobId'], ['version']) },
});
