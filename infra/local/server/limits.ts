import type { LetterLimits, RateLimits, UploadQuota } from '#functions/env.ts';
import { rateLimitNames } from '#shared/api/route/route.ts';
import { letterLimits, rateLimits, uploadQuota } from '../../edge/limits.ts';

interface Limits {
  rates: RateLimits;
  letters: LetterLimits;
  uploads: UploadQuota;
}

const most = 1_000_000;
const calls = { perAccount: most, perAddress: most, windowSeconds: 60 };
const letters = { most, windowSeconds: 60 };

/** So high that a tester who tries every call in every way gets the calls' answers and not the rate limit's. */
const high: Limits = {
  rates: Object.fromEntries(rateLimitNames.map((name) => [name, calls])) as RateLimits,
  letters: { toConfirm: letters, fromOnePerson: letters, aboutOneThing: letters, aboutSignIns: letters },
  uploads: { bytesPerUser: Number.MAX_SAFE_INTEGER, windowSeconds: 60, unbound: letters },
};

/** The limits of production, unless `LOCAL_LIMITS` is `high`. */
export const limitsOf = ({ LOCAL_LIMITS }: NodeJS.ProcessEnv): Limits =>
  LOCAL_LIMITS === 'high' ? high : { rates: rateLimits, letters: letterLimits, uploads: uploadQuota };
