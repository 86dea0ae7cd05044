/**
 * Cognito rejects passwords that begin or end with a space or contain a line break. We also reject control characters and
 * unpaired surrogates, because keyboards do not send them consistently.
 */
const possible = /^\S(?:.*\S)?$/su;
const impossible = /[\p{Cc}\u2028\u2029]/u;

export const isPossiblePassword = (password: string): boolean =>
  possible.test(password) && !impossible.test(password) && password.isWellFormed();

export const passwordHint = 'Choose a password without line breaks, or spaces at the start or end';
