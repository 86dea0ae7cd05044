import { objectKeyIn } from '#shared/domain/jobs/uploads.ts';
import { ConditionLost } from '../../data/commit.ts';
import { findOwnObject } from '../../data/files/object-queries.ts';
import { storeObject } from '../../data/files/object-writes.ts';
import type { ObjectRow } from '../../data/rows.ts';
import { invalid, Refusal } from '../../refusal.ts';
import type { Actor } from '../actor.ts';
import { commitFor } from '../commit-for.ts';
import { objectPath } from './file-names.ts';
import { anyFileRule, checkFits, type FileRule, type KeptFile } from './file-rule.ts';

/** Keeps an uploaded file: checks its owner and its content, and records that it stays. */

// The store's client and the file format readers are large and most calls need neither, so they load on demand.
const checks = () => import('./checked-copy.ts');
const files = () => import('../../storage/files.ts');
const addresses = () => import('../../storage/signed-addresses.ts');

/**
 * Returns the key in a file's name if the name has one of our own three forms: the key, the path or the upload URL. Returns
 * null for the key with another host or folder, because only an attacker would send that.
 */
async function keyNamedBy(reference: string): Promise<string | null> {
  const objectKey = objectKeyIn(reference);
  const given = reference.trim();
  if (!objectKey || given === objectKey || given === objectPath(objectKey)) return objectKey;
  const { uploadAddress } = await addresses();
  return given === (await uploadAddress(objectKey)) ? objectKey : null;
}

/** Records the kept file. Returns null if the row no longer belongs to the owner. */
export async function noteKept(object: ObjectRow, kept: KeptFile, actor: Actor, now: Date): Promise<ObjectRow | null> {
  try {
    await commitFor(actor, [storeObject(object, kept, now)]);
    return { ...object, ...kept, state: 'stored' };
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
    return findOwnObject(object.objectKey, actor.userId);
  }
}

async function keepIssued(object: ObjectRow, rule: FileRule, actor: Actor, now: Date): Promise<ObjectRow> {
  const [{ makeCheckedCopy }, { closeStaged }] = await Promise.all([checks(), files()]);
  const row = await noteKept(object, await makeCheckedCopy(object, rule), actor, now);
  if (!row) throw new Refusal('not_uploaded');
  await closeStaged(object.objectKey);
  return row;
}

/**
 * Keeps the caller's own uploaded file. Repeating the call, or naming the file by another of its three forms (see `keyNamedBy`),
 * gives the same result. If the caller has no such file, or the file breaks the rule, the refusal names the field `rule.path`. If
 * nothing was uploaded, the refusal is `not_uploaded`.
 */
export async function keepObject(actor: Actor, reference: string, rule: FileRule, now: Date): Promise<ObjectRow> {
  const objectKey = await keyNamedBy(reference);
  const object = objectKey && (await findOwnObject(objectKey, actor.userId));
  if (!object) throw invalid(rule.path, 'Upload the file first');
  const row = object.state === 'stored' ? object : await keepIssued(object, rule, actor, now);
  checkFits({ contentType: row.contentType ?? '', size: row.size ?? 0 }, rule);
  return row;
}

/** Keeps a file before anything refers to it, and returns its path. `field` is the request field that names the file. */
export async function keepAnyFile(
  actor: Actor,
  reference: string,
  field: string,
  now: Date,
): Promise<{ normalizedPath: string }> {
  const { objectKey } = await keepObject(actor, reference, anyFileRule(field), now);
  return { normalizedPath: objectPath(objectKey) };
}
