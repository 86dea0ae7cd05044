/**
 * Cognito takes no password that begins or ends with a blank or holds a line end. Controls and halves of characters are
 * left out too: two keyboards would not send them alike.
 */
const possible = /^\S(?:.*\S)?$/su;
const impossible = /[\p{Cc}\u2028\u2029]/u;

export const isPossiblePassword = (password: string): boolean =>
  possible.test(password) && !impossible.test(password) && password.isWellFormed();

export const passwordHint = 'Please choose a password without line ends or a space at either end';
