import { randomUUID } from 'node:crypto';
import type { objectRoutes } from '#shared/api/objects.ts';
import type { BodyOf } from '#shared/api/route.ts';
import { acceptedTypes, uploadLimits } from '#shared/domain/uploads.ts';
import { ConditionLost, commit, write } from '../../data/commit.ts';
import { listNames } from '../../data/list-keys.ts';
import type { ObjectRow } from '../../data/rows.ts';
import { invalid, Refusal } from '../../refusal.ts';
import type { Actor } from '../actor.ts';
import { attachmentHeader } from './download-name.ts';
import { checkFits, type FileRule, type KeptFile } from './file-rule.ts';
import { findOwnObject, objectKeyIn, objectPath } from './kept-files.ts';
import { quotaWrite, throwIfUsedUp } from './upload-quota.ts';

/** An uploaded file: an address, the check, its keeping. What it is attached to decides the rest. */

export type { FileRule };

// The store's client and the readers of file formats are large, and most calls touch no file: they are read when one does.
const checks = () => import('./keep-upload.ts');
const files = () => import('../../storage/files.ts');
const addresses = () => import('../../storage/signed-addresses.ts');

const imageTypes = acceptedTypes.filter((type) => type !== 'application/pdf');

export const imageRule = (path: string, maxBytes: number): FileRule => ({ types: imageTypes, maxBytes, path });
export const pdfRule = (path: string, maxBytes: number): FileRule => ({ types: ['application/pdf'], maxBytes, path });
/** A PDF or an image. */
export const documentRule = (path: string, maxBytes: number): FileRule => ({ types: acceptedTypes, maxBytes, path });

const waitingSince = (objectKey: string, now: Date) => ({
  list1pk: listNames.unattached(),
  list1sk: `${now.toISOString()}#${objectKey}`,
});

/** Only our own three names for a file count: the same key behind another host or folder is somebody's trick. */
async function keyNamedBy(reference: string): Promise<string | null> {
  const objectKey = objectKeyIn(reference);
  const given = reference.trim();
  if (!objectKey || given === objectKey || given === objectPath(objectKey)) return objectKey;
  const { uploadAddress } = await addresses();
  return given === (await uploadAddress(objectKey)) ? objectKey : null;
}

type UploadInput = BodyOf<typeof objectRoutes.createUpload>;

/** Where to send one file. Nobody refers to it yet, so it waits among the unattached. */
export async function createUpload(
  actor: Actor,
  { fileName, contentType, size }: UploadInput,
  now: Date,
): Promise<{ uploadURL: string; objectKey: string }> {
  const { signUpload } = await addresses();
  const objectKey = randomUUID();
  const uploadURL = await signUpload(objectKey, contentType && size ? { contentType, size } : undefined);
  const createdAt = now.toISOString();
  try {
    await commit([
      write('object', (entities) =>
        entities.object
          .create({
            objectKey,
            ownerId: actor.userId,
            state: 'issued',
            fileName,
            declaredType: contentType,
            declaredSize: size,
            createdAt,
            ...waitingSince(objectKey, now),
          })
          .commit(),
      ),
      ...(size === undefined ? [] : [quotaWrite(actor, size, now)]),
    ]);
  } catch (error) {
    if (error instanceof ConditionLost) throwIfUsedUp(error.names, now);
    throw error;
  }
  return { uploadURL, objectKey };
}

/** Notes what was kept; the wait for something to refer to it begins again. Null when the row is no longer the owner's. */
async function noteKept(object: ObjectRow, kept: KeptFile, actor: Actor, now: Date): Promise<ObjectRow | null> {
  const { objectKey } = object;
  const change = { state: 'stored', ...kept, ...waitingSince(objectKey, now) } as const;
  try {
    await commit([
      write('object', (entities) =>
        entities.object
          .patch({ objectKey })
          .set(change)
          .where(({ ownerId, state }, { eq }) => `${eq(ownerId, actor.userId)} AND ${eq(state, 'issued')}`)
          .commit(),
      ),
      ...(object.declaredSize === undefined ? [quotaWrite(actor, kept.size, now)] : []),
    ]);
    return { ...object, ...change };
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
    if (!error.names.includes('object')) throwIfUsedUp(error.names, now);
    return findOwnObject(objectKey, actor);
  }
}

async function keepIssued(object: ObjectRow, rule: FileRule, actor: Actor, now: Date): Promise<ObjectRow> {
  const [{ keepUpload }, { discardStaged }] = await Promise.all([checks(), files()]);
  const row = await noteKept(object, await keepUpload(object, rule), actor, now);
  if (!row) throw new Refusal('not_uploaded');
  await discardStaged(object.objectKey);
  return row;
}

/**
 * Keeps one's own uploaded file, however often it is asked and under whichever of its names. Refuses on `rule.path`
 * what is not there, not one's own, or not what the rule asks for.
 */
export async function keepObject(actor: Actor, reference: string, rule: FileRule, now: Date): Promise<ObjectRow> {
  const objectKey = await keyNamedBy(reference);
  const object = objectKey && (await findOwnObject(objectKey, actor));
  if (!object) throw invalid(rule.path, 'Please upload the file first');
  const row = object.state === 'stored' ? object : await keepIssued(object, rule, actor, now);
  checkFits({ contentType: row.contentType ?? '', size: row.size ?? 0 }, rule);
  return row;
}

/** Any file we take at all, as the calls that only keep it ask for. */
export const anyFileRule = (path: string): FileRule => documentRule(path, uploadLimits.default);

/** A short-lived address of a kept file. The caller has decided that its reader may see it. */
export async function readAddress(
  object: ObjectRow,
  { download, fileName = object.fileName }: { download: boolean; fileName?: string | undefined },
): Promise<string> {
  const { signRead } = await addresses();
  return signRead(object.objectKey, {
    contentType: object.contentType ?? 'application/octet-stream',
    disposition: download ? attachmentHeader(fileName, object.contentType) : 'inline',
  });
}
