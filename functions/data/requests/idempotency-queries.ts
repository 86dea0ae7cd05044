import type { IdempotencyRow } from '../rows.ts';
import { rows } from '../service.ts';

/**
 * Returns the record of a user's request with this key. A strong read, because the first request with this key may have finished
 * a moment ago.
 */
export async function findIdempotency(userId: string, key: string): Promise<IdempotencyRow | null> {
  const { data } = await rows().idempotency.get({ userId, key }).go({ consistent: true });
  return data;
}
