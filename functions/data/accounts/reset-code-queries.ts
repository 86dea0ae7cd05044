import type { ResetCodeRow } from '../rows.ts';
import { rows } from '../service.ts';
import type { ResetCodeKey } from './reset-code-writes.ts';

/** Returns the reset code that a browser has requested, or null. A strong read, because a write depends on it. */
export async function findResetCode(key: ResetCodeKey): Promise<ResetCodeRow | null> {
  const { data } = await rows().resetCode.get(key).go({ consistent: true });
  return data;
}

/**
 * The maximum number of codes that a password reset deletes in its transaction. The rate limits allow fewer requests for a code,
 * so a reset deletes every code of the user.
 */
const mostRead = 50;

/** Returns the codes of a user: one for each browser that has requested a code within the last 15 minutes. */
export async function readResetCodes(userId: string): Promise<ResetCodeRow[]> {
  const { data } = await rows().resetCode.query.byHandle({ userId }).go({ consistent: true, limit: mostRead });
  return data;
}
