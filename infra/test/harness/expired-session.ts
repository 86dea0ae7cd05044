import { join } from 'node:path';
import { accessCookie } from '#functions/http/cookies.ts';
import { createTokenGenerator, loadSigningKey } from '../../local/cloud/cognito/tokens.ts';
import type { Client } from '../../tools/in-process/client.ts';

/** A browser with an access cookie that the pool itself signed for this person a day ago. */
export async function expiredSession(person: Client): Promise<Client> {
  const key = await loadSigningKey(join(process.env.TEST_DATA_DIR ?? '', 'cognito'));
  const yesterday = new Date(Date.now() - 86_400_000);
  const tokens = createTokenGenerator(key, process.env.TOKEN_ISSUER ?? '', () => yesterday);
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
  const browser = person.twin();
  browser.cookies.set(accessCookie(), AccessToken);
  return browser;
}
