import { createHmac, randomUUID } from 'node:crypto';
import * as z from 'zod';
import { accessTokenSeconds } from '#functions/token-life.ts';
import { type Operation, parseInput, ServiceError } from '../serving/json-protocol.ts';
import { answerInput, createSecondFactor } from './second-factor.ts';
import { beginSession, makeTokens, readAccessToken, readRefreshToken, type Signer } from './tokens.ts';
import type { UserPool } from './user-pool.ts';
import type { User } from './user-store.ts';

const text = z.string().min(1);
const userInput = z.object({ UserPoolId: text, Username: text.max(128) });
const createInput = userInput.extend({
  UserAttributes: z.array(z.object({ Name: text, Value: z.string() })).optional(),
  MessageAction: z.literal('SUPPRESS', 'this stand-in sends no welcome messages'),
});
const passwordInput = userInput.extend({
  // If a password starts or ends with a space, Cognito rejects the call as malformed, and not the password as too weak.
  Password: z
    .string()
    .max(256)
    .regex(/^\S(.*\S)?$/s, 'must satisfy regular expression pattern: ^[\\S]+.*[\\S]+$'),
  Permanent: z.boolean().default(false),
});
const client = { UserPoolId: text, ClientId: text };
const authInput = z.discriminatedUnion('AuthFlow', [
  z.object({
    ...client,
    AuthFlow: z.literal('ADMIN_USER_PASSWORD_AUTH'),
    AuthParameters: z.object({ USERNAME: text, PASSWORD: text, SECRET_HASH: z.string().optional() }),
  }),
  z.object({
    ...client,
    AuthFlow: z.literal('REFRESH_TOKEN_AUTH'),
    AuthParameters: z.object({ REFRESH_TOKEN: text, SECRET_HASH: z.string().optional() }),
  }),
]);
const revokeInput = z.object({ ClientId: text, ClientSecret: z.string().optional(), Token: text });

const shortestPassword = 8;
const invalidParameter = 'InvalidParameterException';
const notAuthorized = (message: string) => new ServiceError('NotAuthorizedException', message);
const wrongPassword = () => notAuthorized('Incorrect username or password.');

/** Returns the hash that proves to Cognito that the caller knows the client secret. */
function secretHash({ clientId, clientSecret }: { clientId: string; clientSecret: string }, username: string) {
  return createHmac('sha256', clientSecret)
    .update(username + clientId)
    .digest('base64');
}

const shown = ({ Username, Attributes, Enabled, UserStatus, UserCreateDate, UserLastModifiedDate }: User) => ({
  ...{ Username, Enabled, UserStatus, UserCreateDate, UserLastModifiedDate },
  Attributes,
});

/**
 * Returns the operations that the application calls. They follow the rules of AWS for error names, the secret hash, passwords,
 * disabled users, expiry and the claims that survive a refresh. No operation awaits anything between reading a user and saving
 * it, so concurrent calls cannot conflict.
 */
export function createOperations(pool: UserPool, signer: Signer): Record<string, Operation> {
  const { users } = pool;
  const { now } = signer;

  const seal = (username: string, password: string) =>
    createHmac('sha256', pool.clientSecret).update(`password\n${username}\n${password}`).digest('base64');

  function requirePool({ UserPoolId }: { UserPoolId: string }) {
    if (UserPoolId !== pool.userPoolId)
      throw new ServiceError('ResourceNotFoundException', `User pool ${UserPoolId} does not exist.`);
  }

  function requireClient(input: { UserPoolId: string; ClientId: string }, hash: string | undefined, username: string) {
    requirePool(input);
    if (input.ClientId !== pool.clientId)
      throw new ServiceError('ResourceNotFoundException', `User pool client ${input.ClientId} does not exist.`);
    if (hash !== secretHash(pool, username))
      throw notAuthorized(`Unable to verify secret hash for client ${pool.clientId}`);
  }

  function requireUser(input: z.infer<typeof userInput>): User {
    requirePool(input);
    const user = users.find(input.Username);
    if (!user) throw new ServiceError('UserNotFoundException', 'User does not exist.');
    return user;
  }

  function userOf(accessToken: string): User {
    const user = users.find(readAccessToken(signer, accessToken) ?? '');
    if (!user) throw notAuthorized('Invalid Access Token');
    return user;
  }

  const secondFactor = createSecondFactor({ users, now, requireUser, userOf });

  const complete = (tokens: object) => ({
    ChallengeParameters: {},
    AuthenticationResult: { ...tokens, TokenType: 'Bearer', ExpiresIn: accessTokenSeconds },
  });

  async function withPassword({
    AuthParameters,
    ...input
  }: Extract<z.infer<typeof authInput>, { AuthFlow: 'ADMIN_USER_PASSWORD_AUTH' }>) {
    const { USERNAME, PASSWORD, SECRET_HASH } = AuthParameters;
    requireClient(input, SECRET_HASH, USERNAME);
    const user = users.find(USERNAME);
    if (user?.Password !== seal(USERNAME, PASSWORD)) throw wrongPassword();
    if (!user.Enabled) throw notAuthorized('User is disabled.');
    if (user.UserStatus === 'FORCE_CHANGE_PASSWORD')
      return { ChallengeName: 'NEW_PASSWORD_REQUIRED', Session: randomUUID(), ChallengeParameters: {} };
    return user.AsksForCodes ? secondFactor.challenge(user) : begin(user);
  }

  async function begin(user: User) {
    const { session, RefreshToken } = beginSession(user, now());
    users.save({ ...user, RefreshTokens: [...user.RefreshTokens, RefreshToken] });
    return complete({ ...(await makeTokens(signer, user, session)), RefreshToken });
  }

  async function withRefreshToken({
    AuthParameters,
    ...input
  }: Extract<z.infer<typeof authInput>, { AuthFlow: 'REFRESH_TOKEN_AUTH' }>) {
    const { REFRESH_TOKEN, SECRET_HASH } = AuthParameters;
    const session = readRefreshToken(REFRESH_TOKEN);
    if (!session) throw notAuthorized('Invalid Refresh Token');
    requireClient(input, SECRET_HASH, session.username);
    const user = users.find(session.username);
    if (!user?.RefreshTokens.includes(REFRESH_TOKEN)) throw notAuthorized('Refresh Token has been revoked');
    if (session.expiresAt * 1_000 <= now().getTime()) throw notAuthorized('Refresh Token has expired');
    if (!user.Enabled) throw notAuthorized('User is disabled.');
    return complete(await makeTokens(signer, user, session));
  }

  return {
    AdminCreateUser(input) {
      const request = parseInput(createInput, input, invalidParameter);
      requirePool(request);
      const { Username, UserAttributes = [] } = request;
      if (users.find(Username)) throw new ServiceError('UsernameExistsException', 'User account already exists');
      const user: User = {
        Username,
        Password: seal(Username, randomUUID()),
        Attributes: [{ Name: 'sub', Value: randomUUID() }, ...UserAttributes],
        Enabled: true,
        UserStatus: 'FORCE_CHANGE_PASSWORD',
        UserCreateDate: now(),
        UserLastModifiedDate: now(),
        RefreshTokens: [],
        AsksForCodes: false,
      };
      users.save(user);
      return { User: shown(user) };
    },
    AdminSetUserPassword(input) {
      const request = parseInput(passwordInput, input, invalidParameter);
      const { Username, Password, Permanent } = request;
      if (Password.length < shortestPassword)
        throw new ServiceError(
          'InvalidPasswordException',
          'Password did not conform with policy: Password not long enough',
        );
      users.save({
        ...requireUser(request),
        Password: seal(Username, Password),
        UserStatus: Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD',
        UserLastModifiedDate: now(),
      });
      return {};
    },
    AdminInitiateAuth(input) {
      const request = parseInput(authInput, input, invalidParameter);
      return request.AuthFlow === 'REFRESH_TOKEN_AUTH' ? withRefreshToken(request) : withPassword(request);
    },
    ...secondFactor.operations,
    AdminRespondToAuthChallenge(input) {
      const request = parseInput(answerInput, input, invalidParameter);
      requireClient(request, request.ChallengeResponses.SECRET_HASH, request.ChallengeResponses.USERNAME);
      return begin(secondFactor.finish(request));
    },
    AdminGetUser(input) {
      const { Attributes, ...user } = shown(requireUser(parseInput(userInput, input, invalidParameter)));
      return { ...user, UserAttributes: Attributes };
    },
    AdminDeleteUser(input) {
      users.delete(requireUser(parseInput(userInput, input, invalidParameter)).Username);
      return {};
    },
    RevokeToken(input) {
      const { ClientId, ClientSecret, Token } = parseInput(revokeInput, input, invalidParameter);
      if (ClientId !== pool.clientId || ClientSecret !== pool.clientSecret)
        throw new ServiceError('UnauthorizedException', 'The client is not authorised to revoke this token.');
      const session = readRefreshToken(Token);
      if (!session) throw new ServiceError('UnsupportedTokenTypeException', 'Unsupported token type.');
      // Revoking twice is not an error.
      const user = users.find(session.username);
      if (user) users.save({ ...user, RefreshTokens: user.RefreshTokens.filter((token) => token !== Token) });
      return {};
    },
  };
}
