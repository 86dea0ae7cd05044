import { findConfirmation } from '#functions/data/accounts/session-queries.ts';
import { epochSeconds } from '#functions/epoch-seconds.ts';
import { Refusal } from '#functions/refusal.ts';
import type { Actor } from '../../actor.ts';

/**
 * Administrators enter their password again before their first change in a session, and all users before a call with
 * `needsPassword`. So a stranger at an unlocked computer cannot make these calls. The confirmation belongs to the session, and
 * ends with it or after eight hours.
 */
export const confirmedSeconds = 8 * 3_600;

export async function requireConfirmed({ userId, session }: Actor, now: Date): Promise<void> {
  const confirmation = await findConfirmation(userId, session.tokenId);
  // DynamoDB removes expired rows late, so this function checks the expiry.
  if (!confirmation || confirmation.ttl <= epochSeconds(now)) throw new Refusal('password_needed');
}
