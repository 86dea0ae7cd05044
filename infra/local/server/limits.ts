import type { EmailLimits, RateLimits, UploadQuota } from '#functions/env.ts';
import { rateLimitNames } from '#shared/api/route/route.ts';
import { emailLimits, rateLimits, uploadQuota } from '../../edge/limits.ts';

interface Limits {
  rates: RateLimits;
  emails: EmailLimits;
  uploads: UploadQuota;
}

const most = 1_000_000;
const calls = { perAccount: most, perAddress: most, windowSeconds: 60 };
const unlimited = { most, windowSeconds: 60 };

/** Limits for a tester who tries every call in every way. They are so high that no rate limit refuses a call. */
const high: Limits = {
  rates: Object.fromEntries(rateLimitNames.map((name) => [name, calls])) as RateLimits,
  emails: { toConfirm: unlimited, fromOnePerson: unlimited, aboutOneThing: unlimited, aboutSignIns: unlimited },
  uploads: { bytesPerUser: Number.MAX_SAFE_INTEGER, windowSeconds: 60, unbound: unlimited },
};

/** Returns the limits of production, unless `LOCAL_LIMITS` is `high`. */
export const limitsOf = ({ LOCAL_LIMITS }: NodeJS.ProcessEnv): Limits =>
  LOCAL_LIMITS === 'high' ? high : { rates: rateLimits, emails: emailLimits, uploads: uploadQuota };
