/** The codes of two-factor sign-in, as people type them. */

/** The number of recovery codes that a person gets. */
export const recoveryCodeCount = 10;
/** The number of minutes in which a person can finish an enrolment. */
export const enrolmentMinutes = 15;

const appCode = /^\d{6}$/;

/** Returns a code without blanks, because apps show a code in two groups. */
export const withoutBlanks = (typed: string): string => typed.replace(/\s/g, '');

/** Tells whether a code is from an authenticator app: six digits. Every other code is a recovery code. */
export const isAppCode = (typed: string): boolean => appCode.test(withoutBlanks(typed));
