import { setting } from '../../env.ts';

const dayMs = 86_400_000;

/** When an invitation of this moment expires. */
export const expiryFrom = (now: Date): string => new Date(now.getTime() + setting('INVITE_DAYS') * dayMs).toISOString();
