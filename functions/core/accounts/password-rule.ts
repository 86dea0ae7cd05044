import { invalid, type Refusal } from '../../refusal.ts';

/** The account pool has the last word on a password that passed our own rules. */
export const refusedPassword = (field: string): Refusal => invalid(field, 'Please choose another password');
