import { CustomAttributeType, Entity } from 'electrodb';
import { text } from './attributes.ts';
import { mainKey, model } from './entity-keys.ts';

type FieldValue = string | number | boolean | string[] | null;
/** From what to what a field was changed. */
export type FieldChanges = Record<string, { from: FieldValue; to: FieldValue }>;

export const adminActions = ['edit', 'viewSaaNumber', 'verify', 'unverify', 'suspend', 'restore'] as const;

/**
 * Append-only: what an administrator did to a company, an installer or a job. It may hold personal values, so it lies in the
 * partition of whom it is about, and goes with them.
 */
export const adminAuditEntity = new Entity({
  model: model('adminaudit'),
  attributes: {
    subjectId: text,
    /** Sorts by time. */
    auditId: text,
    kind: { type: ['retailer', 'installer', 'job'] as const, required: true },
    action: { type: adminActions, required: true },
    actorId: text,
    changes: { type: CustomAttributeType<FieldChanges>('any'), required: true },
    at: text,
  },
  indexes: { bySubject: mainKey(['subjectId'], ['auditId']) },
});
