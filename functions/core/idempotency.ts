import type { NamedWrite } from '../data/commit.ts';
import { findIdempotency } from '../data/requests/idempotency-queries.ts';
import { idempotencyName, putIdempotency } from '../data/requests/idempotency-writes.ts';
import { epochSeconds } from '../epoch-seconds.ts';
import { Refusal } from '../refusal.ts';
import type { Actor, RequestFacts } from './actor.ts';

const keptSeconds = 24 * 60 * 60;

/**
 * Returns the reference of an earlier request with the same key, or null. The route finds its answer by this reference. Refuses
 * with `idempotency_mismatch` if the key was used for another route or body.
 */
export async function findDone(actor: Actor, request: RequestFacts): Promise<string | null> {
  const { idempotency } = request;
  if (!idempotency) return null;
  const row = await findIdempotency(actor.person.userId, idempotency.key);
  if (!row || row.ttl * 1000 < request.now.getTime()) return null;
  if (row.route !== idempotency.route || row.bodyHash !== idempotency.bodyHash)
    throw new Refusal('idempotency_mismatch');
  return row.reference;
}

/**
 * Returns the write that records the request's idempotency key. It belongs in the transaction of the request's effect, so that
 * a repeat is recognised exactly if the effect took place.
 */
export function idempotencyWrite(actor: Actor, request: RequestFacts, reference: string): NamedWrite[] {
  const { idempotency, now } = request;
  if (!idempotency) return [];
  const nowSeconds = epochSeconds(now);
  const row = {
    userId: actor.person.userId,
    key: idempotency.key,
    route: idempotency.route,
    bodyHash: idempotency.bodyHash,
    reference,
    createdAt: now.toISOString(),
    ttl: nowSeconds + keptSeconds,
  };
  return [putIdempotency(row, nowSeconds)];
}

/**
 * Throws `conflict` if the transaction failed because the key was used already. `useCase` (in `http/chain`) then answers with
 * the result of the first request.
 */
export function throwIfDone(lostNames: readonly string[]): void {
  if (lostNames.includes(idempotencyName)) throw new Refusal('conflict');
}
