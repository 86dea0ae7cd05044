import { createHmac, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  AdminCreateUserCommand,
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminSetUserPasswordCommand,
  AssociateSoftwareTokenCommand,
  CognitoIdentityProviderClient,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { type Cognito, startCognito } from '../../local/cloud/cognito/start-cognito.ts';
import { credentials, region } from '../../local/cloud/serving/local-account.ts';
import { keepPorts } from '../../local/cloud/serving/ports.ts';

/** The software tokens of the stand-in for Cognito, as Cognito documents them. */

const password = 'correct horse';
let dataDir: string;
let cognito: Cognito;
let client: CognitoIdentityProviderClient;
let clockShift = 0;
let Username: string;
const now = () => Date.now() + clockShift;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cognito-codes-'));
  const { port } = await keepPorts(['port']);
  cognito = await startCognito({ port, dataDir, now: () => new Date(now()) });
  client = new CognitoIdentityProviderClient({ endpoint: cognito.origin, region, credentials, maxAttempts: 1 });
});
afterAll(async () => {
  client.destroy();
  await cognito.close();
  await rm(dataDir, { recursive: true });
});

const pool = () => ({ UserPoolId: cognito.userPoolId });
const SECRET_HASH = () =>
  createHmac('sha256', cognito.clientSecret)
    .update(Username + cognito.clientId)
    .digest('base64');
const signIn = () =>
  client.send(
    new AdminInitiateAuthCommand({
      ...pool(),
      ClientId: cognito.clientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: Username, PASSWORD: password, SECRET_HASH: SECRET_HASH() },
    }),
  );
const answer = (Session: string | undefined, code: string) =>
  client.send(
    new AdminRespondToAuthChallengeCommand({
      ...pool(),
      ClientId: cognito.clientId,
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session,
      ChallengeResponses: { USERNAME: Username, SOFTWARE_TOKEN_MFA_CODE: code, SECRET_HASH: SECRET_HASH() },
    }),
  );
const codeOf = (key: string, periods = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: now() + periods * 30_000 });
const prefer = (Enabled: boolean) =>
  client.send(
    new AdminSetUserMFAPreferenceCommand({
      ...pool(),
      Username,
      SoftwareTokenMfaSettings: { Enabled, PreferredMfa: Enabled },
    }),
  );
const verify = (AccessToken: string | undefined, UserCode: string) =>
  client.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode }));

async function associate() {
  const AccessToken = (await signIn()).AuthenticationResult?.AccessToken;
  const { SecretCode = '' } = await client.send(new AssociateSoftwareTokenCommand({ AccessToken }));
  return { AccessToken, key: SecretCode };
}

/** Enrols the user, and returns the key. Then moves the clock by one period, so that the next code is a new one. */
async function enrolled(): Promise<string> {
  const { AccessToken, key } = await associate();
  await verify(AccessToken, codeOf(key));
  await prefer(true);
  clockShift += 30_000;
  return key;
}

beforeEach(async () => {
  clockShift = 0;
  Username = randomUUID();
  await client.send(new AdminCreateUserCommand({ ...pool(), Username, MessageAction: 'SUPPRESS' }));
  await client.send(new AdminSetUserPasswordCommand({ ...pool(), Username, Password: password, Permanent: true }));
});

describe('a software token', () => {
  it('changes no sign-in before a code is verified and the preference is set', async () => {
    const { AccessToken, key } = await associate();
    await expect(prefer(true)).rejects.toMatchObject({ name: 'InvalidParameterException' });
    await expect(verify(AccessToken, codeOf(key, 5))).rejects.toMatchObject({
      name: 'EnableSoftwareTokenMFAException',
    });
    expect((await verify(AccessToken, codeOf(key))).Status).toBe('SUCCESS');
    expect((await signIn()).AuthenticationResult).toBeDefined();
    await prefer(true);
    expect(await signIn()).toMatchObject({ ChallengeName: 'SOFTWARE_TOKEN_MFA', Session: expect.any(String) });
    await prefer(false);
    expect((await signIn()).AuthenticationResult).toBeDefined();
  });

  it('needs a valid access token', async () => {
    const { AccessToken = '' } = await associate();
    const [head, body] = AccessToken.split('.');
    for (const wrong of ['nonsense', `${head}.${body}.AAAA`])
      await expect(client.send(new AssociateSoftwareTokenCommand({ AccessToken: wrong }))).rejects.toMatchObject({
        name: 'NotAuthorizedException',
      });
    clockShift = 11 * 60_000;
    await expect(client.send(new AssociateSoftwareTokenCommand({ AccessToken }))).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
  });

  it('accepts the code of this period and of its neighbours, each once', async () => {
    const key = await enrolled();
    const { Session } = await signIn();
    await expect(answer(Session, codeOf(key, 3))).rejects.toMatchObject({ name: 'CodeMismatchException' });
    expect((await answer(Session, codeOf(key))).AuthenticationResult?.RefreshToken).toBeDefined();
    const again = (await signIn()).Session;
    await expect(answer(again, codeOf(key))).rejects.toMatchObject({
      name: 'ExpiredCodeException',
      message: 'Your software token has already been used once.',
    });
    await expect(answer(again, codeOf(key, -1))).rejects.toMatchObject({ name: 'ExpiredCodeException' });
    expect((await answer(again, codeOf(key, 1))).AuthenticationResult).toBeDefined();
  });
});

describe('the second step of a sign-in', () => {
  it('is answered once, within three minutes, and by its own user', async () => {
    const key = await enrolled();
    const { Session } = await signIn();
    await answer(Session, codeOf(key));
    await expect(answer(Session, codeOf(key, 1))).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    const late = (await signIn()).Session;
    clockShift += 3 * 60_000;
    await expect(answer(late, codeOf(key))).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(answer(randomUUID(), codeOf(key))).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });
});
