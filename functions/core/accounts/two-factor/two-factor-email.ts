import type { NamedWrite } from '#functions/data/commit.ts';
import { outboxWrite } from '#functions/data/notifications/outbox-writes.ts';
import { setting } from '#functions/env.ts';
import { paths } from '#shared/pages.ts';
import { productName } from '#shared/product.ts';
import type { SeenFrom } from '../sessions/sessions.ts';

/**
 * The emails about two-factor sign-in. The device is one of a few fixed words, so the emails quote nothing that a browser sent.
 */

type Event = 'on' | 'off' | 'codes' | { recoveryCodesLeft: number };

const howManyLeft = (left: number): string => (left === 1 ? '1 recovery code is' : `${left} recovery codes are`);

function wordsOf(event: Event): { subject: string; what: string } {
  if (event === 'on') return { subject: 'Two-factor sign-in is on', what: 'turned on two-factor sign-in' };
  if (event === 'off') return { subject: 'Two-factor sign-in is off', what: 'turned off two-factor sign-in' };
  if (event === 'codes') return { subject: 'New recovery codes', what: 'made new recovery codes' };
  return { subject: 'Someone signed in with a recovery code', what: 'signed in with a recovery code' };
}

/** Returns the email about an event that someone with the password caused. */
export function twoFactorEmail(userId: string, event: Event, { device, network }: SeenFrom, now: Date): NamedWrite[] {
  const { subject, what } = wordsOf(event);
  const text = [
    `Someone ${what} for your ${productName} account with this browser: ${device}, IP address ${network}.`,
    ...(typeof event === 'object' ? [`${howManyLeft(event.recoveryCodesLeft)} left.`] : []),
    "Was this you? You don't need to do anything.",
    `If it wasn't you, change your password now in Account Settings and email ${setting('SUPPORT_EMAIL')}.`,
  ].join('\n\n');
  return outboxWrite({ mail: { userId, kind: 'security', subject, text, path: paths.settings } }, now);
}

/** Returns the email about a reset by an administrator or an operator. */
export function resetEmail(userId: string, by: 'administrator' | 'operator', now: Date): NamedWrite[] {
  const text = [
    `A ${productName} ${by} turned off two-factor sign-in for your account and signed you out everywhere. Your password has not changed.`,
    'Did you ask for this? Sign in with your password. You can turn two-factor sign-in on again in Account Settings.',
    `If you didn't ask for it, change your password now and email ${setting('SUPPORT_EMAIL')}.`,
  ].join('\n\n');
  const subject = 'Two-factor sign-in was turned off for you';
  return outboxWrite({ mail: { userId, kind: 'security', subject, text, path: paths.settings } }, now);
}
