import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type HttpServer, startHttpServer } from '../serving/http-server.ts';
import { answerJsonProtocol } from '../serving/json-protocol.ts';
import { createOperations } from './operations.ts';
import { loadSigningKey } from './tokens.ts';
import { openUserPool } from './user-pool.ts';

/** The issuer of local tokens. It is no real URL, because a deployed stack only trusts issuers on Cognito's own host. */
const localIssuer = 'https://cognito.invalid';

export interface Cognito extends HttpServer {
  issuer: string;
  jwksUrl: string;
  userPoolId: string;
  clientId: string;
  clientSecret: string;
}

interface CognitoOptions {
  port: number;
  dataDir: string;
  /** Tests of token expiry replace this clock. */
  now?: () => Date;
}

/** Starts the user pool in this process. It keeps its users, keys and ids in the data folder. */
export async function startCognito({ port, dataDir, now = () => new Date() }: CognitoOptions): Promise<Cognito> {
  const folder = join(dataDir, 'cognito');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const [key, pool] = await Promise.all([loadSigningKey(folder), openUserPool(folder)]);
  const { userPoolId, clientId, clientSecret } = pool;
  const issuer = `${localIssuer}/${userPoolId}`;
  const operations = createOperations(pool, { key, issuer, clientId, now });
  const jwksPath = `/${userPoolId}/.well-known/jwks.json`;
  const server = await startHttpServer(port, (request, response) => {
    if (request.method === 'GET' && request.url === jwksPath) {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys: [key.jwk] }));
    } else {
      void answerJsonProtocol(operations, request, response);
    }
  });
  return { ...server, issuer, jwksUrl: `${server.origin}${jwksPath}`, userPoolId, clientId, clientSecret };
}
