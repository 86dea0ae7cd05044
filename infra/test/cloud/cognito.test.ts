import { createHmac, randomUUID } from 'node:crypto';
import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  type AdminInitiateAuthCommandInput,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { JwtVerifier } from 'aws-jwt-verify';
import { type Cognito, startCognito } from '../../local/cloud/cognito/start-cognito.ts';
import { credentials, region } from '../../local/cloud/serving/local-account.ts';
import { keepPorts } from '../../local/cloud/serving/ports.ts';

const password = 'correct horse';

let dataDir: string;
let cognito: Cognito;
let client: CognitoIdentityProviderClient;
let clockShift = 0;

const now = () => new Date(Date.now() + clockShift);

async function open(): Promise<void> {
  const { port } = await keepPorts(['port']);
  cognito = await startCognito({ port, dataDir, now });
  client = new CognitoIdentityProviderClient({ endpoint: cognito.origin, region, credentials, maxAttempts: 1 });
}

async function close(): Promise<void> {
  client.destroy();
  await cognito.close();
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cognito-'));
  await open();
});

afterAll(async () => {
  await close();
  await rm(dataDir, { recursive: true });
});

let Username: string;

const pool = () => ({ UserPoolId: cognito.userPoolId });
const secretHash = (username: string) =>
  createHmac('sha256', cognito.clientSecret)
    .update(username + cognito.clientId)
    .digest('base64');

const createUser = (username = Username) =>
  client.send(
    new AdminCreateUserCommand({
      ...pool(),
      Username: username,
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: `${username}@example.com` },
        { Name: 'email_verified', Value: 'true' },
      ],
    }),
  );
const setPassword = (Password: string, Permanent = true) =>
  client.send(new AdminSetUserPasswordCommand({ ...pool(), Username, Password, Permanent }));
const initiate = (input: Pick<AdminInitiateAuthCommandInput, 'AuthFlow' | 'AuthParameters'>) =>
  client.send(new AdminInitiateAuthCommand({ ...pool(), ClientId: cognito.clientId, ...input }));
const signIn = (PASSWORD = password, USERNAME = Username, SECRET_HASH = secretHash(USERNAME)) =>
  initiate({ AuthFlow: 'ADMIN_USER_PASSWORD_AUTH', AuthParameters: { USERNAME, PASSWORD, SECRET_HASH } });
const refresh = (REFRESH_TOKEN = '', SECRET_HASH = secretHash(Username)) =>
  initiate({ AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN, SECRET_HASH } });
const revoke = (Token: string | undefined, ClientSecret = cognito.clientSecret) =>
  client.send(new RevokeTokenCommand({ Token, ClientId: cognito.clientId, ClientSecret }));

async function verify(token: string | undefined) {
  const verifier = JwtVerifier.create({ issuer: cognito.issuer, audience: null, jwksUri: cognito.jwksUrl });
  verifier.cacheJwks((await (await fetch(cognito.jwksUrl)).json()) as Parameters<typeof verifier.cacheJwks>[0]);
  return verifier.verify(token ?? '');
}

beforeEach(async () => {
  clockShift = 0;
  Username = randomUUID();
  await createUser();
  await setPassword(password);
});

describe('signing in', () => {
  it('gives an access token with the claims of the real service', async () => {
    const { AuthenticationResult } = await signIn();
    expect(AuthenticationResult).toMatchObject({ TokenType: 'Bearer', ExpiresIn: 600 });
    const claims = await verify(AuthenticationResult?.AccessToken);
    const time = expect.any(Number);
    const id = expect.stringMatching(/^[0-9a-f-]{36}$/);
    expect(claims).toEqual({
      sub: id,
      iss: cognito.issuer,
      client_id: cognito.clientId,
      origin_jti: id,
      event_id: id,
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      auth_time: time,
      iat: time,
      exp: time,
      jti: id,
      username: Username,
    });
    expect(Number(claims.exp) - Number(claims.iat)).toBe(600);
    expect(await verify(AuthenticationResult?.IdToken)).toMatchObject({
      token_use: 'id',
      aud: cognito.clientId,
      'cognito:username': Username,
      email: `${Username}@example.com`,
    });
  });

  it.each([
    ['a wrong password', () => signIn('wrong horse')],
    ['an unknown user', () => signIn(password, randomUUID())],
  ])('with %s is refused with the same message', async (_name, attempt) => {
    await expect(attempt()).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
  });

  it('without the right secret hash is refused', async () => {
    await expect(signIn(password, Username, 'x')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(signIn(password, Username, '')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  it('with a password that an operator set asks for a new one', async () => {
    await setPassword('temporary horse', false);
    const answer = await signIn('temporary horse');
    expect(answer.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
    expect(answer.AuthenticationResult).toBeUndefined();
  });

  it('with the old password is refused once a new one is set', async () => {
    await setPassword('another horse');
    await expect(signIn()).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await signIn('another horse');
  });
});

describe('a refresh', () => {
  it('gives a new token of the same sign-in and no new refresh token', async () => {
    const first = (await signIn()).AuthenticationResult;
    clockShift = 20 * 60_000;
    const second = (await refresh(first?.RefreshToken)).AuthenticationResult;
    expect(second?.RefreshToken).toBeUndefined();
    clockShift = 0;
    const [before, after] = [await verify(first?.AccessToken), await verify(second?.AccessToken)];
    expect([after.auth_time, after.origin_jti]).toEqual([before.auth_time, before.origin_jti]);
    expect(after.jti).not.toBe(before.jti);
    expect(Number(after.iat) - Number(before.iat)).toBeGreaterThanOrEqual(20 * 60);
  });

  it('works for several tabs at the same moment', async () => {
    const token = (await signIn()).AuthenticationResult?.RefreshToken;
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(token)));
    expect(answers.every(({ AuthenticationResult }) => AuthenticationResult?.AccessToken)).toBe(true);
  });

  it('is refused after revocation, which affects no other sign-in and may be repeated', async () => {
    const [phone, desk] = [(await signIn()).AuthenticationResult, (await signIn()).AuthenticationResult];
    await revoke(phone?.RefreshToken);
    await revoke(phone?.RefreshToken);
    await expect(refresh(phone?.RefreshToken)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await refresh(desk?.RefreshToken);
  });

  it.each([
    ['nonsense', async () => 'nonsense'],
    ['an access token', async () => (await signIn()).AuthenticationResult?.AccessToken],
    ['a forged token', async () => `${(await signIn()).AuthenticationResult?.RefreshToken}x`],
  ])('with %s is refused', async (_name, token) => {
    await expect(refresh(await token())).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  it('is refused after thirty days, but not before', async () => {
    const token = (await signIn()).AuthenticationResult?.RefreshToken;
    clockShift = 29 * 86_400_000;
    await refresh(token);
    clockShift = 31 * 86_400_000;
    await expect(refresh(token)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  it('continues to work after a password change, as it does in AWS', async () => {
    const token = (await signIn()).AuthenticationResult?.RefreshToken;
    await setPassword('another horse');
    await refresh(token);
  });
});

describe('revoking', () => {
  it('needs the client secret and a refresh token', async () => {
    const tokens = (await signIn()).AuthenticationResult;
    await expect(revoke(tokens?.RefreshToken, 'wrong')).rejects.toMatchObject({ name: 'UnauthorizedException' });
    await expect(revoke(tokens?.AccessToken)).rejects.toMatchObject({ name: 'UnsupportedTokenTypeException' });
  });
});

describe('a user', () => {
  it('is created once, even by sixteen simultaneous callers', async () => {
    const username = randomUUID();
    const outcomes = await Promise.allSettled(Array.from({ length: 16 }, () => createUser(username)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(createUser(username)).rejects.toMatchObject({ name: 'UsernameExistsException' });
  });

  it('has the name we chose, its own subject and the email as an attribute', async () => {
    const user = await client.send(new AdminGetUserCommand({ ...pool(), Username }));
    expect(user).toMatchObject({ Username, Enabled: true, UserStatus: 'CONFIRMED' });
    expect(user.UserAttributes).toContainEqual({ Name: 'email', Value: `${Username}@example.com` });
    expect(user.UserAttributes?.some(({ Name }) => Name === 'sub')).toBe(true);
    expect(user.UserCreateDate?.getTime()).toBeGreaterThan(Date.now() - 3_600_000);
  });

  it('is unknown to every operation after deletion', async () => {
    const token = (await signIn()).AuthenticationResult?.RefreshToken;
    const remove = () => client.send(new AdminDeleteUserCommand({ ...pool(), Username }));
    await remove();
    const gone = { name: 'UserNotFoundException' };
    await expect(remove()).rejects.toMatchObject(gone);
    await expect(client.send(new AdminGetUserCommand({ ...pool(), Username }))).rejects.toMatchObject(gone);
    await expect(setPassword(password)).rejects.toMatchObject(gone);
    await expect(signIn()).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(refresh(token)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  it.each([
    ['8 characters', '12345678', undefined],
    ['256 characters', 'x'.repeat(256), undefined],
    ['7 characters', '1234567', 'InvalidPasswordException'],
    ['257 characters', 'x'.repeat(257), 'InvalidParameterException'],
    ['a space at the end', 'correct horse ', 'InvalidParameterException'],
  ])('with a password of %s is accepted or refused as in AWS', async (_name, text, refusal) => {
    if (refusal) await expect(setPassword(text)).rejects.toMatchObject({ name: refusal });
    else await setPassword(text);
  });

  it('cannot be reached through operations that the application does not use', async () => {
    const call = client.send(new AdminUserGlobalSignOutCommand({ ...pool(), Username }));
    await expect(call).rejects.toMatchObject({ name: 'UnknownOperationException' });
  });
});

describe('the account pool', () => {
  it('keeps ids, issuer, keys, users and sign-ins after a restart on another port', async () => {
    const tokens = (await signIn()).AuthenticationResult;
    const { origin, jwksUrl, close: _, ...before } = cognito;
    await close();
    await open();
    expect(cognito).toMatchObject(before);
    expect(cognito.origin).not.toBe(origin);
    await verify(tokens?.AccessToken);
    await refresh(tokens?.RefreshToken);
    await signIn();
  });

  it('recovers after a kill that cut off the last line of its journal', async () => {
    await close();
    await appendFile(join(dataDir, 'cognito', 'db', `${cognito.userPoolId}.journal`), '{"path":["Users","x"],"val');
    await open();
    await signIn();
  });

  it('opens the journal of an earlier version, with more data about the pool and a deletion without a value', async () => {
    await close();
    const file = (end: string) => join(dataDir, 'cognito', 'db', `${cognito.userPoolId}.${end}`);
    const left = JSON.parse(await readFile(file('json'), 'utf8'));
    const { RefreshTokens: _, ...gone } = {
      ...Object.values<object>(left.Users)[0],
      Username: 'gone',
      RefreshTokens: [],
    };
    await writeFile(file('json'), JSON.stringify({ ...left, Users: { ...left.Users, gone }, Options: { Id: 'pool' } }));
    await appendFile(file('journal'), '{"path":["Users","gone"]}\n');
    await open();
    await signIn();
    const asked = client.send(new AdminGetUserCommand({ ...pool(), Username: 'gone' }));
    await expect(asked).rejects.toMatchObject({ name: 'UserNotFoundException' });
  });

  it('writes no password into its files', async () => {
    const folder = join(dataDir, 'cognito', 'db');
    for (const name of await readdir(folder)) {
      expect(await readFile(join(folder, name), 'utf8')).not.toContain(password);
    }
  });

  it('has an issuer that no AWS account can own', () => {
    expect(new URL(cognito.issuer).hostname).toMatch(/\.invalid$/);
  });
});
