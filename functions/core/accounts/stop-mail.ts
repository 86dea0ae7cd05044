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
 * Stops all emails to this address until its owner opens a confirmation link there or an administrator allows emails again. A
 * report changes nothing if emails were stopped or allowed after its email was sent, so late and repeated reports are harmless.
 * Returns false if nothing changed.
 */
export async function stopMail({ why, address, sentAt }: Returned, now = new Date()): Promise<boolean> {
  const held = await findEmail(normaliseEmail(address));
  if (held?.state !== 'active') return false;
  return stopMailOf(held, { why, sentAt: sentAt.toISOString(), at: now.toISOString() });
}
