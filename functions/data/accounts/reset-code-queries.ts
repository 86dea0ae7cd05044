import type { ResetCodeRow } from '../rows.ts';
import { rows } from '../service.ts';
import type { ResetCodeKey } from './reset-code-writes.ts';

/** Returns the code that a browser has asked for, to check it. A strong read. */
export async function findResetCode(key: ResetCodeKey): Promise<ResetCodeRow | null> {
  const { data } = await rows().resetCode.get(key).go({ consistent: true });
  return data;
}

/** The transaction of a reset fits this many codes. The limits allow fewer emails. */
const mostRead = 50;

/** Returns every code of a user: one for each browser that has asked within minutes. */
export async function readResetCodes(userId: string): Promise<ResetCodeRow[]> {
  const { data } = await rows().resetCode.query.byHandle({ userId }).go({ consistent: true, limit: mostRead });
  return data;
}
