import { isPossiblePassword } from '../../accounts/possible-password.ts';
import { invalid, type Refusal } from '../refusal.ts';

const impossible = 'Please choose a password without line ends or a space at either end';
const refused = 'Please choose another password';

/** Asked before anything is written. The length is the contract's business. */
export function requirePossiblePassword(field: string, password: string): void {
  if (!isPossiblePassword(password)) throw invalid(field, impossible);
}

export const refusedPassword = (field: string): Refusal => invalid(field, refused);
