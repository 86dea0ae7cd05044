import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from 'cognito-local/lib/services/clock.js';
import { type CognitoService, CognitoServiceFactoryImpl } from 'cognito-local/lib/services/cognitoService.js';
import type { Context } from 'cognito-local/lib/services/context.js';
import type { LogService } from 'cognito-local/lib/services/LogService.js';
import { type UserPoolService, UserPoolServiceFactoryImpl } from 'cognito-local/lib/services/userPoolService.js';
import { CreateUserPool } from 'cognito-local/lib/targets/createUserPool.js';
import { CreateUserPoolClient } from 'cognito-local/lib/targets/createUserPoolClient.js';
import * as z from 'zod';
import { accessTokenMinutes, refreshTokenDays } from '#functions/token-life.ts';
import { writeWholeFile } from '../../../write-file.ts';
import { JournalledStoreFactory } from './user-store.ts';

const poolIds = z.object({ userPoolId: z.string(), clientId: z.string(), clientSecret: z.string() });
type PoolIds = z.infer<typeof poolIds>;

export interface UserPool extends PoolIds {
  cognito: CognitoService;
  users: UserPoolService;
  clock: Clock;
}

const silence = () => undefined;
const logger: LogService = { child: () => logger, debug: silence, error: silence, info: silence, warn: silence };

/** cognito-local needs a logger for every call. It is silent, because failures are returned as errors anyway. */
export const context: Context = { logger };

async function createPool(cognito: CognitoService, clock: Clock): Promise<PoolIds> {
  const { UserPool } = await CreateUserPool({ cognito, clock })(context, {
    PoolName: 'users',
    UsernameAttributes: [],
    AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
  });
  const userPoolId = UserPool?.Id ?? '';
  const { UserPoolClient } = await CreateUserPoolClient({ cognito, clock })(context, {
    UserPoolId: userPoolId,
    ClientName: 'application',
    GenerateSecret: true,
    ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
    PreventUserExistenceErrors: 'ENABLED',
    AccessTokenValidity: accessTokenMinutes,
    RefreshTokenValidity: refreshTokenDays,
    TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'days' },
  });
  return { userPoolId, clientId: UserPoolClient?.ClientId ?? '', clientSecret: UserPoolClient?.ClientSecret ?? '' };
}

/** Opens the only pool and its only client. The first start creates them and saves their ids. */
export async function openUserPool(folder: string, clock: Clock): Promise<UserPool> {
  const stores = new JournalledStoreFactory(join(folder, 'db'));
  const services = new UserPoolServiceFactoryImpl(clock, stores);
  // Our user names are our own ids. The default setting would require email addresses instead.
  const factory = new CognitoServiceFactoryImpl(join(folder, 'db'), stores, services);
  const cognito = await factory.create(context, { UsernameAttributes: [] });
  const file = join(folder, 'pool.json');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const ids = text === undefined ? await createPool(cognito, clock) : poolIds.parse(JSON.parse(text));
  if (text === undefined) await writeWholeFile(file, JSON.stringify(ids), 0o600);
  return { ...ids, cognito, clock, users: await cognito.getUserPool(context, ids.userPoolId) };
}
