import { join } from 'node:path';
import { accessCookie } from '#functions/http/cookies.ts';
import { createTokenGenerator, loadSigningKey } from '../../local/cloud/cognito/tokens.ts';
import type { Client } from '../../tools/in-process/client.ts';

/** An access token that the pool itself signed for this person at this time. */
export async function accessTokenFor(person: Client, at: Date): Promise<string> {
  const key = await loadSigningKey(join(process.env.TEST_DATA_DIR ?? '', 'cognito'));
  const tokens = createTokenGenerator(key, process.env.TOKEN_ISSUER ?? '', () => at);
  const user = { Username: person.userId, Attributes: [{ Name: 'sub', Value: person.userId }] };
  const client = { ClientId: process.env.USER_POOL_CLIENT_ID };
  const { AccessToken } = await tokens.generate(
    {} as never,
    user as never,
    [],
    client as never,
    undefined,
    'Authentication',
  );
  return AccessToken;
}

/** A browser whose access token is a day old. */
export async function expiredSession(person: Client): Promise<Client> {
  const browser = person.twin();
  browser.cookies.set(accessCookie(), await accessTokenFor(person, new Date(Date.now() - 86_400_000)));
  return browser;
}
