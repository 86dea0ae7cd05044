import type * as z from 'zod';
import { keepFields } from '#shared/api/fields/described-fields.ts';
import type { retailerProfileInput, retailerProfileUpdate } from '#shared/api/fields/profile-fields.ts';
import { retailerLabels } from '#shared/api/fields/profile-labels.ts';
import { retailerFields } from '#shared/api/fields/retailer-description.ts';
import { markProfileCompleted } from '../../data/accounts/user-writes.ts';
import { outboxWrite } from '../../data/notifications/outbox-writes.ts';
import { claimAbn, releaseAbn } from '../../data/people/abn-writes.ts';
import { findRetailerProfile } from '../../data/people/profile-queries.ts';
import { putNewRetailerProfile, replaceRetailerProfile } from '../../data/people/profile-writes.ts';
import type { RetailerProfileRow } from '../../data/rows.ts';
import { notFound } from '../../refusal.ts';
import type { Actor, RequestFacts } from '../actor.ts';
import { refuseStale } from '../refuse-stale.ts';
import { retailerEffects } from './profile-effects.ts';
import { type RetailerProfile, viewRetailerProfile } from './profile-views.ts';
import { saveProfile } from './save-profile.ts';

export type RetailerProfileInput = z.output<typeof retailerProfileInput>;

export async function createRetailerProfile(
  actor: Actor,
  input: RetailerProfileInput,
  request: RequestFacts,
): Promise<RetailerProfile> {
  const at = request.now.toISOString();
  const row = { ...keepFields(retailerFields, input), userId: actor.userId, version: 1, createdAt: at, updatedAt: at };
  const writes = [
    putNewRetailerProfile(row),
    claimAbn(row.abnNumber, row.userId),
    markProfileCompleted(actor.userId),
    ...outboxWrite(retailerEffects(null, row), request.now),
  ];
  await saveProfile(actor, request, { writes, onLost: 'already_exists' });
  return viewRetailerProfile(row);
}

async function readOwn(userId: string): Promise<RetailerProfileRow> {
  const row = await findRetailerProfile(userId);
  if (!row) throw notFound();
  return row;
}

export async function updateRetailerProfile(
  actor: Actor,
  { seen, ...input }: z.output<typeof retailerProfileUpdate>,
  request: RequestFacts,
): Promise<RetailerProfile> {
  const { userId } = actor;
  const before = await readOwn(userId);
  const refuseIfStale = (now: RetailerProfileRow) => refuseStale(seen, { ...viewRetailerProfile(now) }, retailerLabels);
  refuseIfStale(before);
  const row = {
    ...before,
    ...keepFields(retailerFields, input),
    version: before.version + 1,
    updatedAt: request.now.toISOString(),
  };
  const writes = [
    replaceRetailerProfile(row),
    claimAbn(row.abnNumber, userId),
    // This company has no ABN to release if an administrator gave its ABN to another company.
    ...(row.abnNumber === before.abnNumber || before.abnNumber === '' ? [] : [releaseAbn(before.abnNumber, userId)]),
    ...outboxWrite(retailerEffects(before, row), request.now),
  ];
  await saveProfile(actor, request, {
    writes,
    onLost: 'conflict',
    lookAgain: async () => refuseIfStale(await readOwn(userId)),
  });
  return viewRetailerProfile(row);
}
