import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Client } from '#infra/tools/in-process/client.ts';
import { maxKeptText, mostKeptItems } from '#shared/domain/accounts/kept-lists.ts';
import { startedApp } from '../../harness/started-app.ts';

const app = startedApp();
let retailer: Client;
let other: Client;
beforeAll(async () => {
  [retailer, other] = await Promise.all([app.retailer(), app.retailer()]);
});

const keep = (client: Client, name: string, text = 'q=a') =>
  client.put('/api/kept/views', { name, item: { name, text } });
const namesOf = async (client: Client, list = 'views') =>
  (await client.get(`/api/kept/${list}`)).body.items.map(({ name }: { name: string }) => name);

describe('a kept list', () => {
  it('belongs to one user, and its items are saved, renamed and removed by name', async () => {
    await keep(retailer, 'Late');
    await keep(retailer, 'Early');
    expect([await namesOf(retailer), await namesOf(other), await namesOf(retailer, 'templates')]).toEqual([
      ['Early', 'Late'],
      [],
      [],
    ]);
    await retailer.put('/api/kept/views', { name: 'Late', item: { name: 'Later', text: 'q=a' } });
    expect(await namesOf(retailer)).toEqual(['Early', 'Later']);
    await retailer.put('/api/kept/views', { name: 'Early', item: null });
    expect(await namesOf(retailer)).toEqual(['Later']);
  });

  it('keeps each item that it accepts from several tabs at the same moment, and never more than its limit', async () => {
    const names = Array.from({ length: mostKeptItems.views + 2 }, (_, at) => `View ${at}`);
    const answers = await Promise.all(names.map((name) => keep(other, name)));
    const accepted = names.filter((_, at) => answers[at]?.status === 200);
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect((await namesOf(other)).toSorted()).toEqual(accepted.toSorted());
    // On a slow machine, a request may be refused because of conflicts. A second request succeeds while the list has room.
    const refused = names.filter((name) => !accepted.includes(name));
    const later: number[] = [];
    for (const name of refused) later.push((await keep(other, name)).status);
    expect(later.slice(-2)).toEqual([409, 409]);
    expect(await namesOf(other)).toHaveLength(mostKeptItems.views);
  });

  it('refuses an entry that is too long or has no name, and a list that does not exist', async () => {
    const tooLong = await keep(retailer, 'Long', 'x'.repeat(maxKeptText + 1));
    expect([tooLong.status, Object.keys(tooLong.body.fields)]).toEqual([422, ['item.text']]);
    expect((await keep(retailer, ' ')).status).toBe(422);
    expect((await retailer.get('/api/kept/secrets')).status).toBe(404);
  });
});

describe('a list that is too long for its row', () => {
  it('is refused with a conflict, and keeps its entries', async () => {
    const person = await app.retailer();
    // Each character takes three bytes, so the entries exceed the size of a row before they exceed their number.
    const text = '\u20ac'.repeat(maxKeptText);
    const put = (at: number) => person.put('/api/kept/templates', { name: `${at}`, item: { name: `${at}`, text } });
    const statuses: number[] = [];
    for (let at = 0; at < 14; at += 1) statuses.push((await put(at)).status);
    expect([statuses.at(0), statuses.at(-1)]).toEqual([200, 409]);
    const kept = statuses.filter((status) => status === 200).length;
    expect((await person.get('/api/kept/templates')).body.items).toHaveLength(kept);
  });
});

describe('the theme', () => {
  it('belongs to the account, and is null until the user chooses one', async () => {
    expect((await retailer.get('/api/auth/me')).body.user.theme).toBeNull();
    expect((await retailer.put('/api/account/theme', { theme: 'dark' })).status).toBe(204);
    expect((await retailer.get('/api/auth/me')).body.user.theme).toBe('dark');
    expect((await retailer.put('/api/account/theme', { theme: 'pink' })).status).toBe(422);
    expect((await other.get('/api/auth/me')).body.user.theme).toBeNull();
  });
});
