import { invalid, type Refusal } from '../../refusal.ts';

/** The account pool may still reject a password that passed our own rules. */
export const refusedPassword = (field: string): Refusal => invalid(field, 'Please choose another password');
