import { uploadLimits } from '#shared/domain/jobs/uploads.ts';
import { attachObject, detachObject } from '../../data/files/object-writes.ts';
import { findRetailerProfile } from '../../data/people/profile-queries.ts';
import { replaceRetailerProfile } from '../../data/people/profile-writes.ts';
import { invalid, notFound, Refusal } from '../../refusal.ts';
import type { Actor, RequestFacts } from '../actor.ts';
import { objectPath } from '../files/file-names.ts';
import { imageRule } from '../files/file-rule.ts';
import { keepObject } from '../files/keep-file.ts';
import { saveProfile } from './save-profile.ts';

const rule = imageRule('logoURL', uploadLimits.logo);

/**
 * Sets an uploaded image as the company's logo and releases the previous one. `reference` names the upload. The function never
 * fetches a URL.
 */
export async function setRetailerLogo(actor: Actor, reference: string, request: RequestFacts): Promise<string> {
  const { userId } = actor;
  const { now } = request;
  const before = await findRetailerProfile(userId);
  if (!before) throw new Refusal('not_found', { message: 'Please save your company profile first.' });
  const object = await keepObject(actor, reference, rule, now);
  const { objectKey } = object;
  if (before.logoKey === objectKey) return objectPath(objectKey);
  if (object.attachedTo !== undefined)
    throw invalid('logoURL', 'This file is already used somewhere else. Upload it again to use it here.');
  const row = { ...before, logoKey: objectKey, version: before.version + 1, updatedAt: now.toISOString() };
  const writes = [
    replaceRetailerProfile(row),
    attachObject(object.objectKey, actor.userId, { id: userId, as: 'logo' }),
    ...(before.logoKey === undefined ? [] : [detachObject(before.logoKey, userId, now)]),
  ];
  await saveProfile(actor, request, { writes, onLost: 'conflict' });
  return objectPath(objectKey);
}

export async function retailerLogo(actor: Actor): Promise<string> {
  const profile = await findRetailerProfile(actor.userId);
  if (profile?.logoKey === undefined) throw notFound();
  return objectPath(profile.logoKey);
}
