import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import { optionalText, text } from '../attributes.ts';
import { mainKey, model } from '../entity-keys.ts';
import type { Kind } from '../kind.ts';
import { asItIs } from '../migration.ts';

/** The details of an audit row: ids, field names, amounts, dates and marks. They are not personal data. */
export type AuditDetails = Record<string, string | number | boolean | string[]>;

/** The audit of a job. Append-only, with one row for each version of the job. */
export const auditEntity = new Entity({
  model: model('audit'),
  attributes: {
    jobId: text,
    version: { type: 'number', required: true, padding: { length: 8, char: '0' } },
    action: text,
    actorId: text,
    /** The person who acted for the company `actorId`. Absent in earlier rows, and for the system and administrators. */
    personId: optionalText,
    from: optionalText,
    to: optionalText,
    details: { type: CustomAttributeType<AuditDetails>('any') },
    at: text,
  },
  indexes: { byJob: mainKey(['jobId'], ['version']) },
});

export const auditKind = {
  entity: auditEntity,
  // Version 2 adds the person.
  migrations: [asItIs],
  inCopy: 'jobs',
  leftBehind: 'with its job',
  /** The details never contain text that a user typed: see `AuditDetails`. */
  privacy: {
    jobId: 'technical',
    version: 'technical',
    action: 'technical',
    actorId: 'technical',
    personId: 'technical',
    from: 'technical',
    to: 'technical',
    details: 'technical',
    at: 'technical',
  },
} as const satisfies Kind<EntityItem<typeof auditEntity>>;
