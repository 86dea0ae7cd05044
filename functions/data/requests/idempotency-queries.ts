import type { IdempotencyRow } from '../rows.ts';
import { rows } from '../service.ts';

/** What a person's request under this key led to; strongly read, because a twin may have ended just now. */
export async function findIdempotency(userId: string, key: string): Promise<IdempotencyRow | null> {
  const { data } = await rows().idempotency.get({ userId, key }).go({ consistent: true });
  return data;
}
