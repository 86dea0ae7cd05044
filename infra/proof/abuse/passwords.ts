import { randomUUID } from 'node:crypto';
import { ApiError } from '#shared/api/client.ts';
import { inTurn, type Theme } from '../stage/attack.ts';

/** Passwords that attackers try first. The server has a list of 10,000, and these are from different parts of that list. */
const common = [
  'password',
  'Password1',
  'P@ssw0rd',
  '12345678',
  '1234567890',
  'qwertyuiop',
  '1q2w3e4r',
  'iloveyou',
  'football',
  'trustno1',
  'SunCrew-2026',
  'suncrew suncrew',
];

/** Tells whether a user could choose the password. A refusal must name the password's field. */
async function isTaken(field: string, call: Promise<unknown>): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 422 && field in error.fields) return false;
    throw error;
  }
}

/** Returns passwords that are easy to guess: common ones, and some made from the email address. */
const guessable = (email: string): string[] => [...common, email, `${email.split('@')[0]}123`];

export const passwords: Theme = {
  name: 'Passwords that are tried first',
  attacks: [
    {
      tries: 'common passwords, the address and the name of the product, at registration',
      promised: { successes: 0 },
      run: async (stage) =>
        inTurn(guessable('').length, (at) => {
          const email = `casey.${randomUUID()}@example.com`;
          const body = { email, password: guessable(email)[at] ?? '', role: 'installer' } as const;
          return isTaken('password', stage.browser().call('register', { body }));
        }),
    },
    {
      tries: 'the same passwords as a new password, by a signed-in user',
      promised: { successes: 0 },
      run: async (stage) =>
        inTurn(guessable('').length, async (at) => {
          const { call, email, password } = await stage.newcomer('retailer');
          const body = { currentPassword: password, newPassword: guessable(email)[at] ?? '' };
          return isTaken('newPassword', call('changePassword', { body }));
        }),
    },
    {
      tries: 'the same passwords as a new password, by a user with a code',
      promised: { successes: 0 },
      run: async (stage) =>
        inTurn(guessable('').length, async (at) => {
          const { call, email } = await stage.newcomer('retailer');
          await call('forgotPassword', { body: { email } });
          const body = { email, code: '000000', newPassword: guessable(email)[at] ?? '' };
          return isTaken('newPassword', call('resetPassword', { body }));
        }),
    },
  ],
};
