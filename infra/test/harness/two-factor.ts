import { confirmByOperator } from '#functions/core/accounts/confirm-email.ts';
import type { Client, TestAnswer } from '../../tools/in-process/client.ts';
import { register, someone } from './account-clients.ts';
import { type App, password } from './app.ts';
import { enrol, type SecondFactor } from './enrol.ts';

/** A user with two-factor sign-in: a signed-in browser, the authenticator app, and the recovery codes. */
export interface Enrolled extends SecondFactor {
  client: Client;
  email: string;
  userId: string;
}

export async function enrolled(app: App): Promise<Enrolled> {
  const client = app.client();
  const account = someone();
  const { body } = await register(client, account);
  await confirmByOperator(account.email);
  return { client, email: account.email, userId: body.user.id, ...(await enrol(client)) };
}

/** Signs in with a new browser, and returns the browser and the answer. */
export async function signInWith(
  app: App,
  email: string,
  code?: string,
): Promise<{ client: Client; answer: TestAnswer }> {
  const client = app.client();
  const answer = await client.post('/api/auth/login', { email, password, ...(code === undefined ? {} : { code }) });
  return { client, answer };
}
