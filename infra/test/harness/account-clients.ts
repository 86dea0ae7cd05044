import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { confirmByOperator } from '#functions/core/accounts/confirm-email.ts';
import { accessCookie, refreshCookie } from '#functions/http/cookies.ts';
import type { Role } from '#shared/domain/jobs/job.ts';
import type { Client, TestAnswer } from '../../tools/in-process/client.ts';
import { type App, password } from './app.ts';

export type Answer = TestAnswer;

interface Account {
  email: string;
  password: string;
  role: Role;
}

export const someone = (role: Role = 'retailer'): Account => ({
  email: `person-${randomUUID()}@example.com`,
  password,
  role,
});

export const signIn = (client: Client, { email, password }: Omit<Account, 'role'>) =>
  client.request('POST', '/api/auth/login', { body: { email, password } });
export const register = (client: Client, body: object) => client.request('POST', '/api/auth/register', { body });
export const whoAmI = (client: Client) => client.request('GET', '/api/auth/me');
export const refresh = (client: Client) => client.request('POST', '/api/auth/refresh');
export const signOut = (client: Client) => client.request('POST', '/api/auth/logout');

/** Registers a person and confirms the address. Returns the browser, the account, and the answer with a confirmed address. */
export async function registered(app: App, role?: Role): Promise<{ client: Client; account: Account; answer: Answer }> {
  const client = app.client();
  const account = someone(role);
  const answer = await register(client, account);
  expect(answer.status).toBe(201);
  expect(await confirmByOperator(account.email)).toBe(true);
  const user = { ...answer.body.user, emailConfirmed: true };
  return { client, account, answer: { ...answer, body: { ...answer.body, user } } };
}

/** Signs the person in with another browser. */
export async function signedIn(app: App, account: Account): Promise<{ client: Client; answer: Answer }> {
  const client = app.client();
  const answer = await signIn(client, account);
  expect(answer.status).toBe(200);
  return { client, answer };
}

/** Returns the value that an answer sets for a cookie: null if it does not set the cookie, '' if it clears it. */
export function cookieIn({ setCookies }: Answer, which: 'access' | 'refresh'): string | null {
  const name = which === 'access' ? accessCookie() : refreshCookie();
  const cookie = setCookies.find((each) => each.startsWith(`${name}=`));
  return cookie?.slice(name.length + 1).split(';')[0] ?? null;
}

/** Returns a header with saved cookies. */
export function kept(copy: { access?: string | null; refresh?: string | null }): { cookie: string } {
  const pairs = [
    copy.access ? `${accessCookie()}=${copy.access}` : '',
    copy.refresh ? `${refreshCookie()}=${copy.refresh}` : '',
  ];
  return { cookie: pairs.filter(Boolean).join('; ') };
}

export const isCleared = (answer: Answer): boolean =>
  cookieIn(answer, 'access') === '' && cookieIn(answer, 'refresh') === '';

export const isUntouched = (answer: Answer): boolean =>
  cookieIn(answer, 'access') === null && cookieIn(answer, 'refresh') === null;
