import { createHash } from 'node:crypto';
import { countCall } from '../../data/requests/rate-writes.ts';
import { type EmailLimits, setting } from '../../env.ts';
import { windowAt } from '../../fixed-window.ts';

const digest = (parts: readonly string[]): string => createHash('sha256').update(parts.join('\n')).digest('base64url');

/**
 * Counts one more email under a limit. `parts` name the counter, for example the address. Returns null if the email may be
 * sent, otherwise the seconds until the next one may be.
 */
export async function countEmail(name: keyof EmailLimits, parts: readonly string[], now: Date): Promise<number | null> {
  const { most, windowSeconds } = setting('LETTER_LIMITS')[name];
  const { window, end, left } = windowAt(now, windowSeconds);
  return (await countCall(digest(['email', name, ...parts]), window, end)) > most ? left : null;
}
