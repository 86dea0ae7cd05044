import type { EmailRow } from '../rows.ts';
import { rows } from '../service.ts';

/** Whose an address is, or for whom it is reserved; strongly read, for whoever registers or signs in. */
export async function findEmail(email: string): Promise<EmailRow | null> {
  const { data } = await rows().email.get({ email }).go({ consistent: true });
  return data;
}
