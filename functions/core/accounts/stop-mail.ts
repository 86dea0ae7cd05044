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
 * Nothing more is sent to this address until its owner opens a link there. What becomes of a letter from before the latest
 * decision says nothing, so news that comes late or twice changes nothing. False if nothing was stopped.
 */
export async function stopMail({ why, address, sentAt }: Returned, now = new Date()): Promise<boolean> {
  const held = await findEmail(normaliseEmail(address));
  if (held?.state !== 'active') return false;
  return stopMailOf(held, { why, sentAt: sentAt.toISOString(), at: now.toISOString() });
}
