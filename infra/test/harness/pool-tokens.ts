import { join } from 'node:path';
import { beginSession, loadSigningKey, makeTokens } from '../../local/cloud/cognito/tokens.ts';

interface Wanted {
  username: string;
  at?: Date;
  issuer?: string | undefined;
  clientId?: string | undefined;
}

/** Returns tokens that the pool itself signed for this user name. Without `issuer` and `clientId`, they are valid here. */
export async function poolTokens({ username, at = new Date(), issuer, clientId }: Wanted) {
  const key = await loadSigningKey(join(process.env.TEST_DATA_DIR ?? '', 'cognito'));
  const user = { Username: username, Attributes: [{ Name: 'sub', Value: username }] };
  const signer = {
    key,
    issuer: issuer ?? process.env.TOKEN_ISSUER ?? '',
    clientId: clientId ?? process.env.USER_POOL_CLIENT_ID ?? '',
    now: () => at,
  };
  return makeTokens(signer, user, beginSession(user, at).session);
}
