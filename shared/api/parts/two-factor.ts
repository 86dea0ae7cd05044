import * as z from 'zod';
import { isAppCode } from '../../domain/accounts/two-factor-codes.ts';
import { uuid } from '../fields/common-fields.ts';
import { defineRoute } from '../route/route.ts';

/** The calls about two-factor sign-in, which asks for a code of an authenticator app after the password. */

const longestTried = 1000;
const password = z
  .string({ error: 'Enter your password' })
  .min(1, { error: 'Enter your password' })
  .max(longestTried, { error: `At most ${longestTried} characters` });
const missingCode = { error: 'Enter the code' };
/** A code of the app or a recovery code. Only the server knows which codes are right. */
export const twoFactorCode = z
  .string(missingCode)
  .trim()
  .min(1, missingCode)
  .max(60, { error: 'At most 60 characters' });
const sixDigits = { error: 'Enter the 6 digits from your app' };
const appCode = z.string(sixDigits).refine(isAppCode, sixDigits);

const base = {
  group: 'auth',
  method: 'POST',
  access: 'signedIn',
  ability: 'own',
  notRepeatable: true,
  limit: 'signIn',
  origin: 'implied',
} as const;
const factors = z.strictObject({ password, code: twoFactorCode });
/** The recovery codes, which are shown once. The server stores only their hashes. */
const recoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) });

export const twoFactorRoutes = {
  startTwoFactor: defineRoute({
    ...base,
    name: 'startTwoFactor',
    path: '/api/auth/two-factor/start',
    summary:
      'Starts to turn on two-factor sign-in and returns the key for an authenticator app. Two-factor sign-in stays off until the caller sends a code from the app.',
    body: z.strictObject({ password }),
    response: z.strictObject({
      /** The id of this enrolment. A later enrolment replaces it. */
      id: uuid,
      /** The secret to type into the app, for people who cannot scan the QR code. */
      key: z.string(),
      /** The content of the QR code. */
      address: z.string(),
    }),
    status: 200,
    example: { who: 'otherInstaller', body: { password: '{password}' } },
    errors: ['invalid', 'conflict', 'rate_limited'],
  }),
  turnOnTwoFactor: defineRoute({
    ...base,
    name: 'turnOnTwoFactor',
    path: '/api/auth/two-factor/on',
    summary: 'Turns on two-factor sign-in with a code of the app, and returns the recovery codes once.',
    body: z.strictObject({ id: uuid, code: appCode }),
    response: recoveryCodes,
    status: 200,
    example: { who: 'otherInstaller', body: { id: '{assignee}', code: '123456' } },
    errors: ['invalid', 'conflict', 'rate_limited'],
  }),
  renewRecoveryCodes: defineRoute({
    ...base,
    name: 'renewRecoveryCodes',
    path: '/api/auth/two-factor/codes',
    summary: 'Replaces the recovery codes, and returns the new ones once.',
    body: factors,
    response: recoveryCodes,
    status: 200,
    example: { who: 'otherInstaller', body: { password: '{password}', code: '123456' } },
    errors: ['invalid', 'conflict', 'rate_limited'],
  }),
  turnOffTwoFactor: defineRoute({
    ...base,
    name: 'turnOffTwoFactor',
    path: '/api/auth/two-factor/off',
    summary: 'Turns off two-factor sign-in. The recovery codes stop working.',
    body: factors,
    status: 204,
    example: { who: 'otherInstaller', body: { password: '{password}', code: '123456' } },
    errors: ['invalid', 'conflict', 'rate_limited'],
  }),
};
