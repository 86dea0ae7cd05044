import type { MailTrouble } from '#shared/domain/accounts/mail-troubles.ts';
import { findEmail } from '../../data/accounts/email-queries.ts';
import { stopMailOf } from '../../data/accounts/mail-writes.ts';
import { normaliseEmail } from './email-addresses.ts';

interface Returned {
  why: MailTrouble;
  address: string;
  sentAt: Date;
}

/**
 * Stops all emails to an address after a hard bounce or a spam complaint. Emails start again when the owner opens a
 * confirmation link or an administrator allows them. If emails were stopped or allowed after `sentAt`, nothing changes, so late
 * and repeated reports are harmless. Returns false if nothing changed.
 */
export async function stopMail({ why, address, sentAt }: Returned, now = new Date()): Promise<boolean> {
  const held = await findEmail(normaliseEmail(address));
  if (held?.state !== 'active') return false;
  return stopMailOf(held, { why, sentAt: sentAt.toISOString(), at: now.toISOString() });
}
