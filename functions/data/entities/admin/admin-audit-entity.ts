import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import { adminActions, adminSubjects } from '#shared/domain/admin/admin-acts.ts';
import { list1, list2, list3, text } from '../attributes.ts';
import { listKey, mainKey, model } from '../entity-keys.ts';
import type { Kind, ListKeys } from '../kind.ts';
import { asItIs, type Migration } from '../migration.ts';

type FieldValue = string | number | boolean | string[] | null;
/** The old and the new value of each changed field. */
export type FieldChanges = Record<string, { from: FieldValue; to: FieldValue }>;

/**
 * An administrator's or operator's action on a retailer, an installer or a job. The row may contain personal data, so it is in
 * the partition of its subject, and loses its values when the account is deleted. Nothing else changes it.
 */
export const adminAuditEntity = new Entity({
  model: model('adminaudit'),
  attributes: {
    subjectId: text,
    /** Ids sort by time. */
    auditId: text,
    kind: { type: adminSubjects, required: true },
    action: { type: adminActions, required: true },
    actorId: text,
    changes: { type: CustomAttributeType<FieldChanges>('any'), required: true },
    at: text,
    ...list1,
    ...list2,
    ...list3,
  },
  indexes: {
    bySubject: mainKey(['subjectId'], ['auditId']),
    newest: listKey('list1'),
    newestAbout: listKey('list2'),
    newestBy: listKey('list3'),
  },
});

/** Adds the row to the lists by time, subject and administrator. The keys are literals, because a migration never changes. */
const foundByTime: Migration = (row) => {
  const { subjectId, actorId, auditId, at } = row;
  if ([subjectId, actorId, auditId, at].some((each) => typeof each !== 'string')) return row;
  const byTime = `${at}#${auditId}`;
  return {
    list1pk: 'admin-acts',
    list1sk: byTime,
    list2pk: `admin-acts-about#${subjectId}`,
    list2sk: byTime,
    list3pk: `admin-acts-by#${actorId}`,
    list3sk: byTime,
    ...row,
  };
};

export const adminAuditLists = {
  adminActs: () => 'admin-acts',
  adminActsAbout: (subjectId: string) => `admin-acts-about#${subjectId}`,
  adminActsBy: (actorId: string) => `admin-acts-by#${actorId}`,
};

/** Returns the keys that list the actions of administrators by time, by subject and by administrator. */
export function adminAuditListKeys(row: { subjectId: string; actorId: string; auditId: string; at: string }): ListKeys {
  const byTime = `${row.at}#${row.auditId}`;
  return {
    list1pk: adminAuditLists.adminActs(),
    list1sk: byTime,
    list2pk: adminAuditLists.adminActsAbout(row.subjectId),
    list2sk: byTime,
    list3pk: adminAuditLists.adminActsBy(row.actorId),
    list3sk: byTime,
  };
}

export const adminAuditKind = {
  entity: adminAuditEntity,
  lists: adminAuditListKeys,
  migrations: [
    // 2: suspensions.
    asItIs,
    // 3: lists by time, by subject and by administrator.
    foundByTime,
    // 4: the removal of a note.
    asItIs,
    // 5: decisions about reports.
    asItIs,
    // 6: declined verifications.
    asItIs,
    // 7: decisions about credentials.
    asItIs,
    // 8: two-factor sign-in that an administrator turned off for a user.
    asItIs,
  ],
  inCopy: "administrators'",
  /** The row keeps the administrator and the action, and loses the old and new values of the changed fields. */
  leftBehind: 'emptied',
  /**
   * Only administrators see the changes, but a job's history shows the reason for a correction. A changed value may be a phone
   * number, a street, a position or a note.
   */
  privacy: {
    subjectId: 'technical',
    auditId: 'technical',
    kind: 'technical',
    action: 'technical',
    actorId: 'technical',
    changes: ['street', 'contact phone', 'installer position', "administrators' note"],
    at: 'technical',
  },
} as const satisfies Kind<EntityItem<typeof adminAuditEntity>>;
