import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import * as z from 'zod';
import { type Operation, parseInput, ServiceError } from '../serving/json-protocol.ts';
import type { User, UserStore } from './user-store.ts';

/** Software tokens as in Cognito: codes of RFC 6238 with one period of tolerance, each accepted once. */

const text = z.string().min(1);
const code = z.string().regex(/^\d{6}$/, 'Member must satisfy regular expression pattern: [0-9]+');
const associateInput = z.object({ AccessToken: text });
const verifyInput = z.object({ AccessToken: text, UserCode: code });
const preferenceInput = z.object({
  UserPoolId: text,
  Username: text,
  SoftwareTokenMfaSettings: z.object({ Enabled: z.boolean(), PreferredMfa: z.boolean() }),
});
export const answerInput = z.object({
  UserPoolId: text,
  ClientId: text,
  ChallengeName: z.literal('SOFTWARE_TOKEN_MFA'),
  Session: text,
  ChallengeResponses: z.object({ USERNAME: text, SOFTWARE_TOKEN_MFA_CODE: code, SECRET_HASH: z.string().optional() }),
});

const periodSeconds = 30;
const keyBytes = 20;
/** How long a sign-in waits for its code: Cognito's default. */
const sessionMs = 3 * 60_000;
const fault = (name: string, message: string) => new ServiceError(name, message);

export interface SecondFactor {
  operations: Record<string, Operation>;
  /** Begins the second step of a sign-in. */
  challenge(user: User): object;
  /** Ends the second step. Throws like Cognito if the session or the code is wrong. */
  finish(input: z.infer<typeof answerInput>): User;
}

interface Surroundings {
  users: UserStore;
  now: () => Date;
  requireUser(input: { UserPoolId: string; Username: string }): User;
  /** Returns the user of an access token that the pool issued and that has not expired. */
  userOf(accessToken: string): User;
}

export function createSecondFactor({ users, now, requireUser, userOf }: Surroundings): SecondFactor {
  const sessions = new Map<string, { username: string; until: number; isUsed: boolean }>();
  const dropExpired = () => {
    for (const [id, { until }] of sessions) if (until <= now().getTime()) sessions.delete(id);
  };

  /** Returns the number of the period to which a right code belongs, or undefined for a wrong code. */
  function periodOf(key: string, typed: string): number | undefined {
    const timestamp = now().getTime();
    const delta = new TOTP({ secret: Secret.fromBase32(key), period: periodSeconds }).validate({
      token: typed,
      timestamp,
      window: 1,
    });
    return delta === null ? undefined : Math.floor(timestamp / 1000 / periodSeconds) + delta;
  }

  function accept(user: User, key: string, typed: string, mismatch: () => ServiceError): User {
    const period = periodOf(key, typed);
    if (period === undefined) throw mismatch();
    if (user.AppKey === key && user.LastPeriod !== undefined && period <= user.LastPeriod)
      throw fault('ExpiredCodeException', 'Your software token has already been used once.');
    return { ...user, LastPeriod: period };
  }

  return {
    operations: {
      AssociateSoftwareToken(input) {
        const user = userOf(parseInput(associateInput, input, 'InvalidParameterException').AccessToken);
        const { base32 } = new Secret({ size: keyBytes });
        users.save({ ...user, NewAppKey: base32 });
        return { SecretCode: base32 };
      },
      VerifySoftwareToken(input) {
        const { AccessToken, UserCode } = parseInput(verifyInput, input, 'InvalidParameterException');
        const user = userOf(AccessToken);
        const key = user.NewAppKey ?? user.AppKey;
        if (key === undefined)
          throw fault('SoftwareTokenMFANotFoundException', 'Software token MFA not found for the user.');
        const mismatch = () =>
          fault('EnableSoftwareTokenMFAException', 'Code mismatch and fail enable Software Token MFA');
        const { NewAppKey: _, ...accepted } = accept(user, key, UserCode, mismatch);
        users.save({ ...accepted, AppKey: key });
        return { Status: 'SUCCESS' };
      },
      AdminSetUserMFAPreference(input) {
        const request = parseInput(preferenceInput, input, 'InvalidParameterException');
        const user = requireUser(request);
        const { Enabled } = request.SoftwareTokenMfaSettings;
        if (Enabled && user.AppKey === undefined)
          throw fault('InvalidParameterException', 'User has not verified software token mfa');
        users.save({ ...user, AsksForCodes: Enabled });
        return {};
      },
    },
    challenge(user) {
      dropExpired();
      const session = randomUUID();
      sessions.set(session, { username: user.Username, until: now().getTime() + sessionMs, isUsed: false });
      return { ChallengeName: 'SOFTWARE_TOKEN_MFA', Session: session, ChallengeParameters: {} };
    },
    finish({ Session, ChallengeResponses: { USERNAME, SOFTWARE_TOKEN_MFA_CODE } }) {
      const session = sessions.get(Session);
      const user = users.find(USERNAME);
      if (!session || !user || session.username !== USERNAME || session.until <= now().getTime())
        throw fault('NotAuthorizedException', 'Invalid session for the user, session is expired.');
      if (session.isUsed)
        throw fault('NotAuthorizedException', 'Invalid session for the user, session can only be used once.');
      const mismatch = () => fault('CodeMismatchException', 'Invalid code received for user');
      const accepted = accept(user, user.AppKey ?? '', SOFTWARE_TOKEN_MFA_CODE, mismatch);
      session.isUsed = true;
      return accepted;
    },
  };
}
