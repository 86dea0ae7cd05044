import type { EmailRow } from '../rows.ts';
import { rows } from '../service.ts';

/** Returns every address of an account. It reads the whole table, so only operator commands use it, and no request does. */
export async function scanEmails(): Promise<EmailRow[]> {
  const { data } = await rows().email.scan.go({ pages: 'all', consistent: true });
  return data;
}
