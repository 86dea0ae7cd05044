import { CustomAttributeType, Entity } from 'electrodb';
import { adminActions, adminSubjects } from '#shared/domain/admin/admin-acts.ts';
import { optionalText, text } from '../attributes.ts';
import { listKey, mainKey, model } from '../entity-keys.ts';

type FieldValue = string | number | boolean | string[] | null;
/** From what to what a field was changed. */
export type FieldChanges = Record<string, { from: FieldValue; to: FieldValue }>;

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
    kind: { type: adminSubjects, required: true },
    action: { type: adminActions, required: true },
    actorId: text,
    changes: { type: CustomAttributeType<FieldChanges>('any'), required: true },
    at: text,
    list1pk: optionalText,
    list1sk: optionalText,
    list2pk: optionalText,
    list2sk: optionalText,
    list3pk: optionalText,
    list3sk: optionalText,
  },
  indexes: {
    bySubject: mainKey(['subjectId'], ['auditId']),
    newest: listKey('list1'),
    newestAbout: listKey('list2'),
    newestBy: listKey('list3'),
  },
});
