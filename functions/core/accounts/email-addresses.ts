import type { EmailRow } from '../../data/rows.ts';
import { rows } from '../../data/service.ts';

/** However an address is typed, it names one account. */
export const normaliseEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();

export async function findEmail(email: string): Promise<EmailRow | null> {
  const { data } = await rows().email.get({ email }).go({ consistent: true });
  return data;
}
