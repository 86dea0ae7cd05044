import type { EmailLimits, RateLimits, UploadQuota } from '#functions/env.ts';

/** The limits in bytes that CloudFront and API Gateway apply to a request before they call a function. */
export const requestLimits = {
  /** The CloudFront limit for the request line and headers together. */
  cloudFrontHeaders: 20_480,
  /** The API Gateway limit for the request line and headers together. */
  headers: 10_240,
  url: 8_192,
  body: 1_048_576,
} as const;

/**
 * How many calls one account and one network may make in a window. The limits are the same in every stage and with `npm start`.
 * SECURITY.md shows them as a table, and rate-limits.test.ts computes from them how likely an attacker is to guess a code.
 */
export const rateLimits: RateLimits = {
  signIn: { perAccount: 10, perAddress: 50, windowSeconds: 900, guesses: { perDay: 100, inARow: 5 } },
  refresh: { perAccount: 60, perAddress: 600, windowSeconds: 900, guesses: { perDay: 300 } },
  register: { perAccount: 5, perAddress: 20, windowSeconds: 3600 },
  reset: { perAccount: 5, perAddress: 20, windowSeconds: 3600, guesses: { perDay: 10 } },
  resetCode: { perAccount: 10, perAddress: 40, windowSeconds: 3600, guesses: { perDay: 50 } },
  confirm: { perAccount: 10, perAddress: 50, windowSeconds: 3600 },
  share: { perAccount: 60, perAddress: 20, windowSeconds: 60 },
  upload: { perAccount: 100, perAddress: 300, windowSeconds: 3600 },
  post: { perAccount: 30, perConfirmed: 100, windowSeconds: 3600 },
  invite: { perAccount: 40, windowSeconds: 3600 },
  date: { perAccount: 30, perConfirmed: 100, windowSeconds: 3600 },
  report: { perAccount: 10, windowSeconds: 86_400 },
  copy: { perAccount: 3, windowSeconds: 86_400 },
  contact: { perAccount: 60, windowSeconds: 86_400 },
  write: { perAccount: 600, windowSeconds: 3600 },
};

/** The days an installer has to answer an invitation. */
export const inviteDays = 7;

/** How many searches one installer may save. */
export const savedSearches = 10;

/**
 * How much one person may upload in a day. `unbound` limits the upload URLs that accept any file, which our own pages never
 * request.
 */
export const uploadQuota: UploadQuota = {
  bytesPerUser: 200 * 1024 * 1024,
  windowSeconds: 86_400,
  unbound: { most: 10, windowSeconds: 3600 },
};

/** How many emails the application may send in a window. */
export const emailLimits: EmailLimits = {
  toConfirm: { most: 5, windowSeconds: 86_400 },
  fromOnePerson: { most: 20, windowSeconds: 86_400 },
  aboutOneThing: { most: 1, windowSeconds: 600 },
  aboutSignIns: { most: 10, windowSeconds: 86_400 },
};
