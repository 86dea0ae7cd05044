import { isNetworkFault } from '../network-faults.ts';
import { Refusal, unavailable } from '../refusal.ts';

const passing = new Set([
  'TooManyRequestsException',
  'LimitExceededException',
  'InternalErrorException',
  'InternalFailure',
  'InternalServerError',
  'ServiceUnavailable',
  'ThrottlingException',
  'TimeoutError',
  'RequestTimeout',
  'ConcurrentModificationException',
]);

const isPassing = (error: Error): boolean => passing.has(error.name) || isNetworkFault(error);

/** Tells whether the client secret is wrong. This is a fault in the setup, not a mistake of the user who typed a password. */
const isMisconfigured = (error: Error): boolean => /secret hash/i.test(error.message);

/**
 * Tells whether Cognito has locked the account. After five wrong passwords, Cognito locks an account for a while. During this
 * time, it does not say whether a password is right.
 */
const isLocked = (error: Error): boolean => /attempts exceeded/i.test(error.message);
const lockSeconds = 60;

/**
 * Returns `otherwise` for the named Cognito errors that the caller expects. A locked account becomes a 429, and a temporary fault
 * a 503. Any other error is thrown unchanged.
 */
export async function expecting<T, E>(call: Promise<T>, names: readonly string[], otherwise: E): Promise<T | E> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (isLocked(error)) throw new Refusal('rate_limited', { retryAfterSeconds: lockSeconds, cause: error });
    if (names.includes(error.name) && !isMisconfigured(error)) return otherwise;
    throw isPassing(error) ? unavailable(error) : error;
  }
}

/** Cognito's errors for a wrong password or an unknown user. The exact name depends on the account's state. */
export const wrongCredentials = [
  'NotAuthorizedException',
  'UserNotFoundException',
  'InvalidPasswordException',
  'UserNotConfirmedException',
  'PasswordResetRequiredException',
] as const;

/**
 * Cognito's errors for a code of the authenticator app that is wrong, old or used, and for a sign-in that waited too long for its
 * code.
 */
export const wrongCode = [
  'CodeMismatchException',
  'ExpiredCodeException',
  'EnableSoftwareTokenMFAException',
  'SoftwareTokenMFANotFoundException',
  'NotAuthorizedException',
  'UserNotFoundException',
] as const;

export const refusedPassword = [
  'InvalidPasswordException',
  'InvalidParameterException',
  'PasswordHistoryPolicyViolationException',
] as const;
