import type { EmailRow } from '../rows.ts';
import { rows } from '../service.ts';

/** Returns the row of an email address, with the account that has or reserves it. A strong read, for registration and sign-in. */
export async function findEmail(email: string): Promise<EmailRow | null> {
  const { data } = await rows().email.get({ email }).go({ consistent: true });
  return data;
}
