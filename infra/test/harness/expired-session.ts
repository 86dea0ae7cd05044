import { accessCookie } from '#functions/http/cookies.ts';
import { dayMs } from '#shared/domain/days.ts';
import type { Client } from '../../tools/in-process/client.ts';
import { poolTokens } from './pool-tokens.ts';

/** Returns an access token that the pool itself signed for this person at this time. */
export const accessTokenFor = async (person: Client, at: Date): Promise<string> =>
  (await poolTokens({ username: person.userId, at })).AccessToken;

/** Returns a browser of the person whose access token is a day old. */
export async function expiredSession(person: Client): Promise<Client> {
  const browser = person.twin();
  browser.cookies.set(accessCookie(), await accessTokenFor(person, new Date(Date.now() - dayMs)));
  return browser;
}
