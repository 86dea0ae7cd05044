/** The codes of two-factor sign-in, as people type them. */

/** How many recovery codes a person gets. */
export const recoveryCodeCount = 10;
/** How long an enrolment can be finished. */
export const enrolmentMinutes = 15;

const appCode = /^\d{6}$/;

/** Apps show a code in two groups. */
export const withoutBlanks = (typed: string): string => typed.replace(/\s/g, '');

/** The app shows six digits. Every other code is a recovery code. */
export const isAppCode = (typed: string): boolean => appCode.test(withoutBlanks(typed));
