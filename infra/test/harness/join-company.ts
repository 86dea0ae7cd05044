import { randomUUID } from 'node:crypto';
import type { Rank } from '#shared/domain/accounts/ranks.ts';
import type { Client, TestAnswer } from '../../tools/in-process/client.ts';
import { type App, password } from './app.ts';
import { done } from './done.ts';

/** A second person of a company, who joins with the link in the invitation of an owner. */

export interface Invited {
  name: string;
  rank: Rank;
  email: string;
}

/** Returns an invitation to a new address. `changes` replaces fields of the invitation. */
export const newcomer = (changes: Partial<Invited> = {}): Invited => ({
  name: 'Riley Chen',
  rank: 'coordinator',
  email: `${randomUUID()}@example.com`,
  ...changes,
});

export const sendInvite = (owner: Client, invited: Invited): Promise<TestAnswer> =>
  owner.post('/api/people/invites', invited);

/** Returns the token of each invitation in the mailbox of this address, the oldest first. */
export async function tokensIn(app: Pick<App, 'settle' | 'mails'>, email: string): Promise<string[]> {
  await app.settle();
  return (await app.mails(email)).flatMap(({ text }) => /\/join#([a-z2-7]{26})/.exec(text)?.[1] ?? []);
}

/** Invites a person, and returns the token of the link in the email. */
export async function invite(app: Pick<App, 'settle' | 'mails'>, owner: Client, invited: Invited): Promise<string> {
  await done(sendInvite(owner, invited));
  const token = (await tokensIn(app, invited.email)).at(-1);
  if (token === undefined) throw new Error(`No invitation was sent to ${invited.email}.`);
  return token;
}

export const join = (client: Client, token: string, name: string): Promise<TestAnswer> =>
  client.post('/api/people/joining', { token, name, password });

/** Adds a person to the owner's company and returns their browser. Its `userId` is the id of the person. */
export async function colleagueOf(
  app: Pick<App, 'settle' | 'mails' | 'client'>,
  owner: Client,
  changes: Partial<Invited> = {},
): Promise<Client> {
  const invited = newcomer(changes);
  const client = app.client();
  const { user } = await done(join(client, await invite(app, owner, invited), invited.name));
  return Object.assign(client, { userId: user.person.id, email: invited.email, password });
}

/** Creates two companies of two people each: a retailer with a coordinator, and an installer with a lead. */
export async function twoCompanies(app: Pick<App, 'settle' | 'mails' | 'client' | 'retailer' | 'installer'>) {
  const [owner, installer] = await Promise.all([
    app.retailer({ companyName: 'Bright Roofs', contactName: 'Robin Bright' }),
    app.installer({ companyName: 'Sunny Side', contactName: 'Sam Sunny' }),
  ]);
  const [riley, lee] = await Promise.all([
    colleagueOf(app, owner, { name: 'Riley Chen' }),
    colleagueOf(app, installer, { name: 'Lee Park', rank: 'lead' }),
  ]);
  return { owner, riley, installer, lee };
}
