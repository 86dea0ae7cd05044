import { findObject } from '../../data/files/object-queries.ts';
import type { ObjectRow } from '../../data/rows.ts';
import { notFound } from '../../refusal.ts';
import type { Actor } from '../actor.ts';
import { findJob, isParty } from './job-access.ts';

/** The rule of what a file is attached to; a file attached to nothing is its uploader's, and an administrator sees all. */
async function maySee(object: ObjectRow, actor: Actor): Promise<boolean> {
  const { attachedTo, attachedAs, objectKey } = object;
  if (attachedTo === undefined || attachedAs === undefined) return object.ownerId === actor.userId || actor.isAdmin;
  const access = await findJob(attachedTo, actor);
  if (!access) return false;
  if (attachedAs === 'photo') return true;
  const isForRecord = isParty(access) || access.relations.includes('admin');
  return isForRecord && (attachedAs !== 'remittance' || access.payment?.remittanceKey === objectKey);
}

/** A kept file for whoever may see it. Who asks is looked at only where that matters: a logo is for everybody, however old their session. */
export async function findVisibleObject(whoAsks: () => Promise<Actor>, objectKey: string): Promise<ObjectRow> {
  const object = await findObject(objectKey);
  if (object?.state === 'stored' && object.attachedAs === 'logo') return object;
  const actor = await whoAsks();
  if (object?.state !== 'stored' || !(await maySee(object, actor))) throw notFound();
  return object;
}
