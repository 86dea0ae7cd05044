import { daysAfter } from '#shared/domain/days.ts';
import { setting } from '../../env.ts';

/** Returns when an invitation sent at `now` expires. */
export const expiryFrom = (now: Date): string => daysAfter(now, setting('INVITE_DAYS'));
