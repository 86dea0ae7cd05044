import type { NamedWrite } from '../data/commit.ts';
import { findIdempotency } from '../data/requests/idempotency-queries.ts';
import { idempotencyName, putIdempotency } from '../data/requests/idempotency-writes.ts';
import { epochSeconds } from '../epoch-seconds.ts';
import { Refusal } from '../refusal.ts';
import type { Actor, RequestFacts } from './actor.ts';

const keptSeconds = 24 * 60 * 60;

/** Thrown if a duplicate of this request took effect first. The caller then gets the same answer again. */
export class AlreadyDone extends Error {
  readonly reference: string;
  constructor(reference: string) {
    super('The request took effect before.');
    this.name = 'AlreadyDone';
    this.reference = reference;
  }
}

/** The result of an earlier request with the same key, or null if there was none. */
export async function findDone(actor: Actor, request: RequestFacts): Promise<string | null> {
  const { idempotency } = request;
  if (!idempotency) return null;
  const row = await findIdempotency(actor.userId, idempotency.key);
  if (!row || row.ttl * 1000 < request.now.getTime()) return null;
  if (row.route !== idempotency.route || row.bodyHash !== idempotency.bodyHash)
    throw new Refusal('idempotency_mismatch');
  return row.reference;
}

/** The row that identifies repeats, written in the same transaction as the effect. */
export function idempotencyWrite(actor: Actor, request: RequestFacts, reference: string): NamedWrite[] {
  const { idempotency, now } = request;
  if (!idempotency) return [];
  const nowSeconds = epochSeconds(now);
  const row = {
    userId: actor.userId,
    key: idempotency.key,
    route: idempotency.route,
    bodyHash: idempotency.bodyHash,
    reference,
    createdAt: now.toISOString(),
    ttl: nowSeconds + keptSeconds,
  };
  return [putIdempotency(row, nowSeconds)];
}

/** If the transaction failed on the key, answers like the duplicate request. */
export async function throwIfDone(actor: Actor, request: RequestFacts, lostNames: readonly string[]): Promise<void> {
  if (!lostNames.includes(idempotencyName)) return;
  const reference = await findDone(actor, request);
  if (reference !== null) throw new AlreadyDone(reference);
}
