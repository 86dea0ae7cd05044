import { daysAfter } from '../days.ts';

/** The numbers of days after which a share link can expire. The owner chooses one when they create the link. */

export const shareDays = [1, 7, 14, 30, 90] as const;
export type ShareDays = (typeof shareDays)[number];
export const usualShareDays: ShareDays = 30;

export const shareExpiry = (days: ShareDays, now: Date): string => daysAfter(now, days);

interface Link {
  shareToken?: string | undefined;
  /** Absent for links from before expiry times existed, which do not expire. */
  shareExpiresAt?: string | undefined;
  shareRevokedAt?: string | undefined;
}

export const shareStates = ['none', 'live', 'expired', 'revoked'] as const;
type ShareState = (typeof shareStates)[number];

/** Returns the state of a link, regardless of the status of its job. */
export function shareStateOf({ shareToken, shareExpiresAt, shareRevokedAt }: Link, now: Date): ShareState {
  if (shareToken === undefined) return shareRevokedAt === undefined ? 'none' : 'revoked';
  return shareExpiresAt !== undefined && shareExpiresAt <= now.toISOString() ? 'expired' : 'live';
}
