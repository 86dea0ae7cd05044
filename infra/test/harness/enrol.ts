import { Authenticator } from '../../tools/in-process/authenticator.ts';
import type { Client } from '../../tools/in-process/client.ts';
import { password } from './app.ts';

/** The second factors of a user: the authenticator app, and the recovery codes. */
export interface SecondFactor {
  phone: Authenticator;
  recoveryCodes: string[];
}

export const start = (client: Client) => client.post('/api/auth/two-factor/start', { password });

/** Turns two-factor sign-in on for the user of a signed-in browser. */
export async function enrol(client: Client): Promise<SecondFactor> {
  const started = await start(client);
  const phone = new Authenticator(started.body.key);
  const on = await client.post('/api/auth/two-factor/on', { id: started.body.id, code: await phone.next() });
  if (on.status !== 200) throw new Error(`Turning on two-factor sign-in answered ${on.status}: ${on.text}`);
  return { phone, recoveryCodes: on.body.recoveryCodes };
}
