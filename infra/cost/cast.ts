import { randomUUID } from 'node:crypto';
import { type DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import type { HandlerOf } from '../local/server/dispatch.ts';
import { installerProfile, retailerProfile } from '../tools/in-process/builders.ts';
import { Client } from '../tools/in-process/client.ts';
import type { Cast } from './activities.ts';
import { byteMonthsOf } from './stored.ts';
import type { Place } from './taken.ts';

const profiles = { retailer: retailerProfile, installer: installerProfile };

/** Registers a person with a confirmed email address and a profile. */
async function join(handlerOf: HandlerOf, role: keyof typeof profiles): Promise<Client> {
  const { confirmByOperator } = await import('#functions/core/accounts/confirm-email.ts');
  const client = new Client(handlerOf);
  const email = `${randomUUID()}@example.com`;
  const { body } = await client.post('/api/auth/register', { email, password: `Month-${randomUUID()}`, role });
  client.userId = body.user.id;
  await confirmByOperator(email);
  await client.post(`/api/profile/${role}`, profiles[role]());
  return client;
}

/** The functions in this process. `settle` waits for the follow-up work of their changes. */
interface Stage {
  handlerOf: HandlerOf;
  tableName: string;
  settle(): Promise<void>;
}

/** Returns the sum of all rows' bytes, each times the months that the table keeps the row. */
async function byteMonthsIn(documents: DynamoDBDocumentClient, TableName: string): Promise<number> {
  const now = new Date();
  let sum = 0;
  for await (const { Items = [] } of paginateScan({ client: documents }, { TableName }))
    for (const row of Items) sum += byteMonthsOf(row, now);
  return sum;
}

/** Registers the people of the month. Returns them and the clients of the services that the functions use in this process. */
export async function gatherCast({ handlerOf, tableName, settle }: Stage): Promise<{ place: Place; cast: Cast }> {
  const { documents } = await import('#functions/data/client.ts');
  const { ses } = await import('#functions/mail/send-mail.ts');
  const { kms } = await import('#functions/encryption/key.ts');
  const { objectStore } = await import('#functions/storage/client.ts');
  const { handler: sweep } = await import('#functions/events/sweeper.ts');
  const retailer = await join(handlerOf, 'retailer');
  const installer = await join(handlerOf, 'installer');
  const rival = await join(handlerOf, 'installer');
  await settle();
  return {
    place: {
      documents,
      services: [ses, kms, objectStore()],
      settle,
      byteMonths: () => byteMonthsIn(documents, tableName),
    },
    cast: {
      retailer,
      installer,
      rival,
      visitor: new Client(handlerOf),
      join: () => join(handlerOf, 'installer'),
      sweep,
    },
  };
}
