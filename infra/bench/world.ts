import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { rateLimitNames } from '#shared/api/route/route.ts';
import { createTable } from '../local/cloud/dynamodb/provision-table.ts';
import { startCloud } from '../local/cloud/start-cloud.ts';
import { dispatch, type HandlerOf } from '../local/server/dispatch.ts';
import { installerProfile, retailerProfile } from '../tools/in-process/builders.ts';
import { Client, origin, originSecret } from '../tools/in-process/client.ts';
import type { Place } from './crowd.ts';

/** The functions with their own embedded cloud, but without the stream. Follow-up work runs only when `settle` is called. */
export interface World extends Place {
  handlerOf: HandlerOf;
  retailer(): Promise<Client>;
  installer(): Promise<Client>;
  close(): Promise<void>;
}

const unlimited = { perAccount: 1_000_000, perAddress: 1_000_000, windowSeconds: 60 };
const emailLimit = { most: 1_000_000, windowSeconds: 60 };
const emailLimits = {
  toConfirm: emailLimit,
  fromOnePerson: emailLimit,
  aboutOneThing: emailLimit,
  aboutSignIns: emailLimit,
};
const limits = Object.fromEntries(rateLimitNames.map((name) => [name, unlimited]));

/** Starts an embedded cloud and sets the environment of the functions in this process. */
export async function openWorld(): Promise<World> {
  const cloud = await startCloud({ allowedOrigin: origin, log: (line) => console.error(line) });
  const tableName = 'bench';
  Object.assign(process.env, cloud.environment, {
    TABLE_NAME: tableName,
    ORIGIN_SECRET: originSecret,
    COOKIE_SUFFIX: '',
    APP_ORIGIN: origin,
    RATE_LIMITS: JSON.stringify(limits),
    LETTER_LIMITS: JSON.stringify(emailLimits),
    INVITE_DAYS: '7',
    SAVED_SEARCHES: '10',
    RELEASE: '0.0.0',
    LOG_FILE: join(cloud.dataDir, 'requests.log'),
    UPLOAD_QUOTA: JSON.stringify({
      bytesPerUser: Number.MAX_SAFE_INTEGER,
      windowSeconds: 60,
      unbound: { most: 100_000, windowSeconds: 60 },
    }),
  });
  const { loadEnvironment } = await import('#functions/env.ts');
  loadEnvironment('consumer');
  const { documents, dynamo } = await import('#functions/data/client.ts');
  const { tableDefinition } = await import('#functions/data/table.ts');
  const { rows } = await import('#functions/data/service.ts');
  const { carryOut } = await import('#functions/core/follow-ups/carry-out.ts');
  const { confirmByOperator } = await import('#functions/core/accounts/confirm-email.ts');
  const seeder = DynamoDBDocumentClient.from(new DynamoDBClient());
  await createTable(dynamo, tableName, tableDefinition);
  const handlerOf: HandlerOf = async (group) => (await import(`#functions/routes/${group}.ts`)).handler;
  const register = async (role: 'retailer' | 'installer', profile: object) => {
    const client = new Client(handlerOf);
    const email = `${randomUUID()}@example.com`;
    const body = { email, password: `Bench-${randomUUID()}`, role };
    const { body: answer } = await client.post('/api/auth/register', body);
    client.userId = answer.user.id;
    // Installers cannot find the job of a retailer with an unconfirmed email address.
    await confirmByOperator(email);
    await client.post(`/api/profile/${role}`, profile);
    return client;
  };
  return {
    documents,
    seeder,
    tableName,
    handlerOf,
    retailer: () => register('retailer', retailerProfile()),
    installer: () => register('installer', installerProfile()),
    settle: async () => {
      for (let waiting = 1; waiting > 0; ) {
        const { data } = await rows().outbox.query.waiting({ list1pk: 'outbox' }).go();
        for (const row of data) await carryOut(row.outboxId, new Date());
        waiting = data.length;
        await delay(10);
      }
    },
    close: async () => {
      seeder.destroy();
      dynamo.destroy();
      await cloud.stop();
    },
  };
}

/** Returns the event that API Gateway would pass to the function for this request. */
export async function eventOf(client: Client, method: string, url: string, body?: unknown) {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { cookie, 'content-type': 'application/json', origin, 'sec-fetch-site': 'same-origin' };
  let event: unknown;
  const request = { method, url, headers, address: client.address };
  const sent = body === undefined ? request : { ...request, body: Buffer.from(JSON.stringify(body)) };
  const capture: HandlerOf = async () => async (made) => {
    event = made;
    return { statusCode: 204 };
  };
  await dispatch(sent, capture, originSecret);
  return event as Parameters<Awaited<ReturnType<HandlerOf>>>[0];
}
