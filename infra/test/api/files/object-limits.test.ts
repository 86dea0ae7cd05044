import { expect, it } from '@jest/globals';
import type { Client } from '#infra/tools/in-process/client.ts';
import { startedApp } from '../../harness/started-app.ts';

const app = startedApp({
  limits: { upload: { perAccount: 2, perAddress: 4, windowSeconds: 3_600 } },
});

const ask = async (client: Client) => (await client.post('/api/objects/upload')).status;

it('a user may request a limited number of upload URLs', async () => {
  const person = await app.register('installer');
  expect([await ask(person), await ask(person), await ask(person)]).toEqual([200, 200, 429]);
});

it('a call is counted once, even if the answer of the table is lost and the counting is repeated', async () => {
  const { documents } = await import('#functions/data/client.ts');
  const person = await app.register('installer');
  let lost = 0;
  documents.middlewareStack.add(
    (next, context) => async (args) => {
      const answer = await next(args);
      if (context.commandName !== 'UpdateItemCommand' || lost >= 2) return answer;
      lost += 1;
      throw Object.assign(new Error('lost'), { name: 'TimeoutError' });
    },
    { name: 'loss', step: 'deserialize', priority: 'high' },
  );
  const first = await ask(person);
  documents.middlewareStack.remove('loss');
  expect([first, lost]).toEqual([200, 2]);
  expect([await ask(person), await ask(person)]).toEqual([200, 429]);
});

it('all users of one IP address share a limit too', async () => {
  const people = await Promise.all([1, 2, 3].map(() => app.register('retailer')));
  const address = `${people[0]?.address}`;
  for (const person of people) Object.assign(person, { address });
  const [first, second, third] = people as [Client, Client, Client];
  expect([await ask(first), await ask(first), await ask(second), await ask(second)]).toEqual([200, 200, 200, 200]);
  expect(await ask(third)).toBe(429);
});
