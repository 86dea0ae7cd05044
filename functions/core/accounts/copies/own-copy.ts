import { randomUUID } from 'node:crypto';
import { findDataCopy } from '#functions/data/accounts/data-copy-queries.ts';
import { startDataCopy } from '#functions/data/accounts/data-copy-writes.ts';
import { ConditionLost } from '#functions/data/commit.ts';
import { outboxWrite } from '#functions/data/notifications/outbox-writes.ts';
import type { DataCopyRow } from '#functions/data/rows.ts';
import { Refusal } from '#functions/refusal.ts';
import type { DataCopyView } from '#shared/api/parts/copies.ts';
import { copyStateOf } from '#shared/domain/accounts/data-copy.ts';
import { todayIn, usualZone } from '#shared/domain/civil-date.ts';
import { productName } from '#shared/product.ts';
import type { Actor } from '../../actor.ts';
import { commitFor } from '../../commit-for.ts';
import { isOfEpoch } from '../../credentials-epoch.ts';
import { copyTimes } from './copy-times.ts';

/** Requests, shows and opens the data copy of a person. The first owner's copy has the data of the company. */

function viewCopy(row: DataCopyRow | null, now: Date): DataCopyView {
  const state = copyStateOf(row, now);
  const isReady = state === 'ready';
  return {
    state,
    requestedAt: row && state !== 'none' ? row.requestedAt : null,
    until: row && isReady ? row.expiresAt : null,
    parts: row && isReady ? row.parts : [],
  };
}

/**
 * Returns null for a copy that was requested before all sessions last ended (see `credentials-epoch.ts`). An intruder may have
 * requested that copy.
 */
const ofEpoch = ({ user }: Actor, row: DataCopyRow | null): DataCopyRow | null =>
  row && isOfEpoch(user, new Date(row.requestedAt)) ? row : null;

const findOwnCopy = async (actor: Actor): Promise<DataCopyRow | null> =>
  ofEpoch(actor, await findDataCopy(actor.userId));

export const viewDataCopy = async (actor: Actor, now: Date): Promise<DataCopyView> =>
  viewCopy(await findOwnCopy(actor), now);

const underWay = (cause?: unknown): Refusal =>
  new Refusal('conflict', { message: "We're already preparing a copy of your data.", cause });

/** Requests a copy. Only one is prepared at a time, and a new one replaces the earlier one. */
export async function prepareDataCopy(actor: Actor, now: Date): Promise<DataCopyView> {
  const { userId } = actor;
  const before = await findDataCopy(userId);
  if (copyStateOf(ofEpoch(actor, before), now) === 'preparing') throw underWay();
  const at = now.toISOString();
  const row: DataCopyRow = { userId, copyId: randomUUID(), requestedAt: at, parts: [], ...copyTimes(now) };
  const replaced = before ? { copyId: before.copyId, parts: before.parts.length } : undefined;
  const followUp = {
    kind: 'prepareCopy' as const,
    userId,
    copyId: row.copyId,
    part: 1,
    ...(replaced ? { replaced } : {}),
  };
  try {
    await commitFor(actor, [startDataCopy(row, before), ...outboxWrite({ followUp }, now)]);
  } catch (error) {
    if (error instanceof ConditionLost) throw underWay(error);
    throw error;
  }
  return viewCopy(row, now);
}

/** Returns a short-lived URL of one part, for its owner. */
export async function openDataCopy(actor: Actor, part: number, now: Date): Promise<{ address: string }> {
  const row = await findOwnCopy(actor);
  if (!row || copyStateOf(row, now) !== 'ready' || part > row.parts.length)
    throw new Refusal('not_found', { message: 'This copy no longer exists. Please prepare a new one.' });
  const { signCopyPart } = await import('#functions/storage/signed-addresses.ts');
  const day = todayIn(usualZone, new Date(row.requestedAt));
  const which = row.parts.length > 1 ? `-part-${part}` : '';
  return { address: await signCopyPart(row.copyId, part, `${productName.toLowerCase()}-${day}${which}.zip`) };
}
