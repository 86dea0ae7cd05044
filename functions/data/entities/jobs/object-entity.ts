import { Entity, type EntityItem } from 'electrodb';
import { list1, optionalText, text } from '../attributes.ts';
import { listKey, mainKey, model } from '../entity-keys.ts';
import type { Kind, ListKeys } from '../kind.ts';
import { asItIs } from '../migration.ts';

/** An uploaded file: its uploader, its actual type, and the one item it is attached to. */
export const objectEntity = new Entity({
  model: model('object'),
  attributes: {
    objectKey: text,
    ownerId: text,
    /** `issued`: a user has an upload URL for the file. `stored`: the file was uploaded and checked. */
    state: { type: ['issued', 'stored'] as const, required: true },
    fileName: optionalText,
    declaredType: optionalText,
    declaredSize: { type: 'number' },
    contentType: optionalText,
    size: { type: 'number' },
    /** The id of a job or a credential, or the retailer's id for a logo. */
    attachedTo: optionalText,
    attachedAs: { type: ['photo', 'document', 'requirement', 'remittance', 'logo', 'credential'] as const },
    createdAt: text,
    ...list1,
  },
  indexes: { byKey: mainKey(['objectKey'], []), unattached: listKey('list1') },
});

export const objectLists = {
  unattached: () => 'unattached',
};

/** Returns the keys that list an unattached file. Only these keys record when the file became unattached. */
export const unattachedSince = (since: string, objectKey: string): { list1pk: string; list1sk: string } => ({
  list1pk: objectLists.unattached(),
  list1sk: `${since}#${objectKey}`,
});

export const objectListKeys = ({
  objectKey,
  attachedTo,
  list1sk = '',
}: {
  objectKey: string;
  attachedTo?: string | undefined;
  list1sk?: string | undefined;
}): ListKeys => {
  const [since = ''] = list1sk.split('#');
  return attachedTo === undefined ? unattachedSince(since, objectKey) : {};
};

export const objectKind = {
  entity: objectEntity,
  lists: objectListKeys,
  migrations: [
    // 2: pictures without metadata. The migration of all rows removes the metadata of earlier pictures.
    asItIs,
    // 3: files of credentials.
    asItIs,
  ],
  inCopy: 'files',
  /** The sweeper deletes a file that has been unattached for a day. */
  leftBehind: 'with its job',
  privacy: {
    objectKey: ['photo key', 'pre-approval key', 'requirement file key', 'remittance key', 'credential file key'],
    ownerId: 'technical',
    state: 'technical',
    fileName: 'parties',
    declaredType: 'technical',
    declaredSize: 'technical',
    contentType: 'viewers',
    size: 'technical',
    attachedTo: 'technical',
    attachedAs: 'technical',
    createdAt: 'viewers',
  },
} as const satisfies Kind<EntityItem<typeof objectEntity>>;
