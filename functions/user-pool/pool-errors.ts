import { isNetworkFault } from '../network-faults.ts';
import { unavailable } from '../refusal.ts';

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

/** A wrong secret is a fault of the installation, not of the person who typed a password. */
const isMisconfigured = (error: Error): boolean => /secret hash/i.test(error.message);

/**
 * Answers `otherwise` for the refusals a caller expects from Cognito, by their names. A fault that passes becomes a 503;
 * anything else stays what it is.
 */
export async function expecting<T, E>(call: Promise<T>, names: readonly string[], otherwise: E): Promise<T | E> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (names.includes(error.name) && !isMisconfigured(error)) return otherwise;
    throw isPassing(error) ? unavailable(error) : error;
  }
}

/** What Cognito says to a password or a person that is not right; the exact name differs by the account's state. */
export const wrongCredentials = [
  'NotAuthorizedException',
  'UserNotFoundException',
  'InvalidPasswordException',
  'UserNotConfirmedException',
  'PasswordResetRequiredException',
] as const;

export const refusedPassword = [
  'InvalidPasswordException',
  'InvalidParameterException',
  'PasswordHistoryPolicyViolationException',
] as const;
