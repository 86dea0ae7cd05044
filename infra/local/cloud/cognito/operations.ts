import { createHmac, randomUUID } from 'node:crypto';
import { CognitoError } from 'cognito-local/lib/errors.js';
import type { Config } from 'cognito-local/lib/server/config.js';
import type { Triggers } from 'cognito-local/lib/services/index.js';
import type { TokenGenerator } from 'cognito-local/lib/services/tokenGenerator.js';
import { AdminCreateUser } from 'cognito-local/lib/targets/adminCreateUser.js';
import { AdminDeleteUser } from 'cognito-local/lib/targets/adminDeleteUser.js';
import { AdminGetUser } from 'cognito-local/lib/targets/adminGetUser.js';
import { AdminInitiateAuth } from 'cognito-local/lib/targets/adminInitiateAuth.js';
import { AdminSetUserPassword } from 'cognito-local/lib/targets/adminSetUserPassword.js';
import { RevokeToken } from 'cognito-local/lib/targets/revokeToken.js';
import * as z from 'zod';
import { accessTokenSeconds } from '#functions/token-life.ts';
import { type Operation, parseInput, ServiceError } from '../serving/json-protocol.ts';
import { createQueue } from '../serving/queue.ts';
import { readRefreshToken } from './tokens.ts';
import { context, type UserPool } from './user-pool.ts';

const text = z.string().min(1);
const userInput = z.object({ UserPoolId: text, Username: text.max(128) });
const createInput = userInput.extend({
  UserAttributes: z.array(z.object({ Name: text, Value: z.string() })).optional(),
  MessageAction: z.literal('SUPPRESS', 'this stand-in sends no welcome messages'),
});
const passwordInput = userInput.extend({
  // A password that starts or ends with a space makes Cognito reject the call instead of the password.
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

/** The hash that proves to Cognito that the caller knows the client secret. */
function secretHash({ clientId, clientSecret }: { clientId: string; clientSecret: string }, username: string) {
  return createHmac('sha256', clientSecret)
    .update(username + clientId)
    .digest('base64');
}

/**
 * The operations the application calls. cognito-local does the work, and we correct it where it differs from AWS: error
 * names, the secret hash, password rules, disabled users, expiry and the claims that survive a refresh.
 */
export function createOperations(pool: UserPool, tokenGenerator: TokenGenerator): Record<string, Operation> {
  const { cognito, users, clock } = pool;
  const triggers = { enabled: () => false } as Partial<Triggers> as Triggers;
  const messages = { deliver: async () => undefined };
  const config = {} as Config;
  const signIn = AdminInitiateAuth({ cognito, triggers, tokenGenerator });

  // cognito-local compares passwords as they are, so we hash them first and no plain password is ever in a file.
  const seal = (username: string, password: string) =>
    createHmac('sha256', pool.clientSecret).update(`password\n${username}\n${password}`).digest('base64');

  function requireClient(input: { UserPoolId: string; ClientId: string }, hash: string | undefined, username: string) {
    if (input.UserPoolId !== pool.userPoolId || input.ClientId !== pool.clientId) {
      throw new ServiceError('ResourceNotFoundException', `User pool client ${input.ClientId} does not exist.`);
    }
    if (hash !== secretHash(pool, username)) {
      throw notAuthorized(`Unable to verify secret hash for client ${pool.clientId}`);
    }
  }

  const complete = ({ AuthenticationResult }: { AuthenticationResult?: object }) => ({
    ChallengeParameters: {},
    AuthenticationResult: { ...AuthenticationResult, TokenType: 'Bearer', ExpiresIn: accessTokenSeconds },
  });

  async function withPassword({
    AuthParameters,
    ...input
  }: Extract<z.infer<typeof authInput>, { AuthFlow: 'ADMIN_USER_PASSWORD_AUTH' }>) {
    const { USERNAME, PASSWORD, SECRET_HASH } = AuthParameters;
    requireClient(input, SECRET_HASH, USERNAME);
    const user = await users.getUserByUsername(context, USERNAME);
    const sealed = user ? seal(user.Username, PASSWORD) : '';
    if (!user || user.Password !== sealed) throw wrongPassword();
    if (!user.Enabled) throw notAuthorized('User is disabled.');
    if (user.UserStatus === 'FORCE_CHANGE_PASSWORD') {
      return { ChallengeName: 'NEW_PASSWORD_REQUIRED', Session: randomUUID(), ChallengeParameters: {} };
    }
    return complete(await signIn(context, { ...input, AuthParameters: { USERNAME, PASSWORD: sealed } }));
  }

  async function withRefreshToken({
    AuthParameters,
    ...input
  }: Extract<z.infer<typeof authInput>, { AuthFlow: 'REFRESH_TOKEN_AUTH' }>) {
    const { REFRESH_TOKEN, SECRET_HASH } = AuthParameters;
    const session = readRefreshToken(REFRESH_TOKEN);
    if (!session) throw notAuthorized('Invalid Refresh Token');
    requireClient(input, SECRET_HASH, session.username);
    const user = await users.getUserByRefreshToken(context, REFRESH_TOKEN);
    if (!user) throw notAuthorized('Refresh Token has been revoked');
    if (session.expiresAt * 1_000 <= clock.get().getTime()) throw notAuthorized('Refresh Token has expired');
    if (!user.Enabled) throw notAuthorized('User is disabled.');
    const ClientMetadata = { session: JSON.stringify(session) };
    return complete(await signIn(context, { ...input, AuthParameters: { REFRESH_TOKEN }, ClientMetadata }));
  }

  const operations: Record<string, Operation> = {
    async AdminCreateUser(input) {
      const request = parseInput(createInput, input, invalidParameter);
      return AdminCreateUser({ cognito, clock, messages, config })(context, {
        ...request,
        TemporaryPassword: randomUUID(),
      });
    },
    async AdminSetUserPassword(input) {
      const request = parseInput(passwordInput, input, invalidParameter);
      if (request.Password.length < shortestPassword) {
        throw new ServiceError(
          'InvalidPasswordException',
          'Password did not conform with policy: Password not long enough',
        );
      }
      const Password = seal(request.Username, request.Password);
      return AdminSetUserPassword({ cognito, clock })(context, { ...request, Password });
    },
    async AdminInitiateAuth(input) {
      const request = parseInput(authInput, input, invalidParameter);
      return request.AuthFlow === 'REFRESH_TOKEN_AUTH' ? withRefreshToken(request) : withPassword(request);
    },
    async AdminGetUser(input) {
      return AdminGetUser({ cognito })(context, parseInput(userInput, input, invalidParameter));
    },
    async AdminDeleteUser(input) {
      return AdminDeleteUser({ cognito })(context, parseInput(userInput, input, invalidParameter));
    },
    async RevokeToken(input) {
      const request = parseInput(revokeInput, input, invalidParameter);
      if (request.ClientId !== pool.clientId || request.ClientSecret !== pool.clientSecret) {
        throw new ServiceError('UnauthorizedException', 'The client is not authorised to revoke this token.');
      }
      if (!readRefreshToken(request.Token)) {
        throw new ServiceError('UnsupportedTokenTypeException', 'Unsupported token type.');
      }
      // Revoking twice is not an error.
      if (!(await users.getUserByRefreshToken(context, request.Token))) return {};
      return RevokeToken({ cognito })(context, request);
    },
  };

  // One at a time, because cognito-local reads a user and then writes the whole user back.
  const queue = createQueue();
  const asServiceError = (error: unknown) =>
    error instanceof CognitoError ? new ServiceError(error.code, error.message) : error;
  return Object.fromEntries(
    Object.entries(operations).map(([name, operation]): [string, Operation] => [
      name,
      (input) =>
        queue(async () => operation(input)).catch((error: unknown) => {
          throw asServiceError(error);
        }),
    ]),
  );
}
