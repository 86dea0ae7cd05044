import type { EmailRow } from '../rows.ts';
import { rows } from '../service.ts';

/** The account that an address belongs to or is reserved for. A strong read, for registration and sign-in. */
export async function findEmail(email: string): Promise<EmailRow | null> {
  const { data } = await rows().email.get({ email }).go({ consistent: true });
  return data;
}
