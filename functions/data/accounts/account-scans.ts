import type { EmailRow } from '../rows.ts';
import { rows } from '../service.ts';

/** Every address of an account. For the operator's commands alone, because it reads the whole table. No request does. */
export async function scanEmails(): Promise<EmailRow[]> {
  const { data } = await rows().email.scan.go({ pages: 'all', consistent: true });
  return data;
}
