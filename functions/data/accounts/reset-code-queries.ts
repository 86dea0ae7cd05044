import type { ResetCodeRow } from '../rows.ts';
import { rows } from '../service.ts';

/** The only code that can set a new password, to check it. A strong read. */
export async function findResetCode(userId: string): Promise<ResetCodeRow | null> {
  const { data } = await rows().resetCode.get({ userId }).go({ consistent: true });
  return data;
}
