import { invalid, type Refusal } from '../../refusal.ts';

/** Returns the refusal for a password that passed our own rules and that the account pool rejected. */
export const refusedPassword = (field: string): Refusal => invalid(field, 'Choose a different password');

/** Refuses passwords that are easy to guess. The list of common passwords only loads when a user chooses a password. */
export async function refuseGuessable(field: string, password: string, email: string): Promise<void> {
  const { guessableHint, isGuessable } = await import('#shared/domain/accounts/guessable-password.ts');
  if (isGuessable(password, email)) throw invalid(field, guessableHint);
}
