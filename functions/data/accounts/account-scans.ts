import type { EmailRow } from '../rows.ts';
import { rows } from '../service.ts';

/** Returns every email address of an account. It reads the whole table, so only operators' commands use it, never a request. */
export async function scanEmails(): Promise<EmailRow[]> {
  const { data } = await rows().email.scan.go({ pages: 'all', consistent: true });
  return data;
}
