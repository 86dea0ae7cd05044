import type { ResetCodeRow } from '../rows.ts';
import { rows } from '../service.ts';

/** The one code that may set a new password, for whoever has to check it; strongly read. */
export async function findResetCode(userId: string): Promise<ResetCodeRow | null> {
  const { data } = await rows().resetCode.get({ userId }).go({ consistent: true });
  return data;
}
