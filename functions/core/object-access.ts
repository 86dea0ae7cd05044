import type { Actor } from './actor.ts';
import { findJob, isParty } from './job-access.ts';
import { findObject, type ObjectRow } from './object-rows.ts';
import { notFound, Refusal } from './refusal.ts';

/** The rule of what a file is attached to; a file attached to nothing is its uploader's, and an administrator sees all. */
async function maySee(object: ObjectRow, actor: Actor): Promise<boolean> {
  const { attachedTo, attachedAs, objectKey } = object;
  if (attachedTo === undefined || attachedAs === undefined) return object.ownerId === actor.userId || actor.isAdmin;
  if (attachedAs === 'logo') return true;
  const access = await findJob(attachedTo, actor);
  if (!access) return false;
  if (attachedAs === 'photo') return true;
  const isForRecord = isParty(access) || access.relations.includes('admin');
  return isForRecord && (attachedAs !== 'remittance' || access.payment?.remittanceKey === objectKey);
}

/** A kept file for whoever may see it. Signed out, everything but a logo answers alike, whether it exists or not. */
export async function findVisibleObject(actor: Actor | null, objectKey: string): Promise<ObjectRow> {
  const object = await findObject(objectKey);
  if (!actor && object?.attachedAs !== 'logo') throw new Refusal('unauthenticated');
  if (object?.state !== 'stored') throw notFound();
  if (actor && !(await maySee(object, actor))) throw notFound();
  return object;
}
