import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import { accreditedWorks } from '#shared/domain/people/credential-kinds.ts';
import type { SaaCategory } from '#shared/domain/people/saa-categories.ts';
import { list1, list2, number, optionalNumber, optionalText, text } from '../attributes.ts';
import { listKey, mainKey, model } from '../entity-keys.ts';
import type { Kind, ListKeys } from '../kind.ts';

/** A licence, accreditation, insurance or registration of a company or of one of its people. */
export const credentialEntity = new Entity({
  model: model('credential'),
  attributes: {
    /** The id of the company's account. */
    userId: text,
    /** The id of the holder: the company, or a person who joined it. */
    holderId: text,
    /** The kind, and the state if each state issues its own credential. A holder has at most one credential in each slot. */
    slot: text,
    version: number,
    /** The number. For an SAA accreditation, a copy of the number in the profile, which is replaced when that number changes. */
    numberEncrypted: optionalText,
    /** The last characters of the number. The company sees these, never the whole number. */
    numberEnd: optionalText,
    categories: { type: CustomAttributeType<SaaCategory[]>('any') },
    work: { type: accreditedWorks },
    insurer: optionalText,
    coverCents: optionalNumber,
    /** The last valid day, as a civil date. */
    expiresOn: optionalText,
    fileKey: optionalText,
    checkedAt: optionalText,
    checkedBy: optionalText,
    declinedAt: optionalText,
    declineReason: optionalText,
    /** When the next reminder is due. */
    remindAt: optionalText,
    createdAt: text,
    updatedAt: text,
    ...list1,
    ...list2,
  },
  indexes: {
    byCompany: mainKey(['userId'], ['holderId', 'slot']),
    toCheck: listKey('list1'),
    toRemind: listKey('list2'),
  },
});

export const credentialLists = {
  toCheck: () => 'credentials-to-check',
  toRemind: () => 'credential-reminders',
};

interface Listed {
  userId: string;
  slot: string;
  updatedAt: string;
  checkedAt?: string | undefined;
  declinedAt?: string | undefined;
  remindAt?: string | undefined;
}

/**
 * Returns the keys of two lists: the credentials to check, until an administrator decides about this one, and the credentials
 * with reminders, until its last reminder.
 */
export const credentialListKeys = ({ userId, slot, updatedAt, checkedAt, declinedAt, remindAt }: Listed): ListKeys => ({
  ...(checkedAt === undefined && declinedAt === undefined
    ? { list1pk: credentialLists.toCheck(), list1sk: `${updatedAt}#${userId}#${slot}` }
    : {}),
  ...(remindAt === undefined ? {} : { list2pk: credentialLists.toRemind(), list2sk: `${remindAt}#${userId}#${slot}` }),
});

export const credentialKind = {
  entity: credentialEntity,
  lists: credentialListKeys,
  migrations: [],
  inCopy: 'credentials',
  leftBehind: 'removed',
  privacy: {
    userId: 'technical',
    holderId: 'technical',
    slot: 'viewers',
    version: 'technical',
    numberEncrypted: { encrypted: 'credential number' },
    numberEnd: 'parties',
    categories: 'viewers',
    work: 'viewers',
    insurer: 'parties',
    coverCents: 'parties',
    expiresOn: 'viewers',
    fileKey: ['credential file key'],
    checkedAt: 'viewers',
    checkedBy: 'technical',
    declinedAt: 'parties',
    declineReason: 'parties',
    remindAt: 'technical',
    createdAt: 'parties',
    updatedAt: 'technical',
  },
} as const satisfies Kind<EntityItem<typeof credentialEntity>>;
