import type { ResetCodeRow } from '../rows.ts';
import { rows } from '../service.ts';
import type { ResetCodeKey } from './reset-code-writes.ts';

/** The code that a browser has asked for, to check it. A strong read. */
export async function findResetCode(key: ResetCodeKey): Promise<ResetCodeRow | null> {
  const { data } = await rows().resetCode.get(key).go({ consistent: true });
  return data;
}

/** A transaction has room for these and the rest of a reset. The limits allow fewer letters. */
const mostRead = 50;

/** Every code of a person. There are as many as browsers have asked within minutes. */
export async function readResetCodes(userId: string): Promise<ResetCodeRow[]> {
  const { data } = await rows().resetCode.query.byHandle({ userId }).go({ consistent: true, limit: mostRead });
  return data;
}
