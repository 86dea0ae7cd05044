import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { rows } from '#functions/data/service.ts';
import { accessCookie, deviceCookie, refreshCookie, resetCookie } from '#functions/http/cookies.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { password } from '../../harness/app.ts';
import { world } from './access-world.ts';

/** The fields of a profile that other people see, and the data of its user that a browser has. */

afterEach(() => world.putBack());
afterAll(() => world.close());

const browsers = async () => (await world.people()).browsers;
const statusesFor = (viewers: readonly Client[], path: string): Promise<number[]> =>
  Promise.all(viewers.map(async (who) => (await who.get(path)).status));

describe('an account that is suspended', () => {
  it('has no public page, but administrators still see the profile', async () => {
    const { anonymous, retailer, linkRetailer, admin, suspended } = await browsers();
    const viewers = [anonymous, linkRetailer, admin];
    await rows().user.patch({ userId: retailer.userId }).set({ suspended: true }).go();
    expect(await statusesFor(viewers, `/api/public/company/${retailer.userId}`)).toEqual([404, 404, 404]);
    expect(await statusesFor(viewers, `/api/retailers/${retailer.userId}`)).toEqual([401, 404, 200]);
    expect(await statusesFor(viewers, `/api/public/installers/${suspended.userId}`)).toEqual([404, 404, 200]);
    expect(await statusesFor(viewers, `/api/installers/${suspended.userId}`)).toEqual([401, 404, 200]);
  });
});

describe("an installer's page", () => {
  const path = ({ userId }: Client) => `/api/public/installers/${userId}`;

  it('shows the contact name to retailers, administrators and the installer, and to no one else', async () => {
    const { anonymous, retailer, admin, installer, applicant } = await browsers();
    const names = [];
    for (const who of [retailer, admin, installer, applicant, anonymous])
      names.push((await who.get(path(installer))).body.installer.contactName);
    expect(names).toEqual(['Sam Sunny', 'Sam Sunny', 'Sam Sunny', undefined, undefined]);
  });

  it('shows the place and the business, and null for unknown values', async () => {
    const { anonymous, installer } = await browsers();
    const place = { suburb: 'Blacktown', state: 'NSW' } as const;
    const seen = async () => (await anonymous.get(path(installer))).body.installer;
    await rows().installerProfile.patch({ userId: installer.userId }).set(place).go();
    expect(await seen()).toMatchObject({
      id: installer.userId,
      companyName: 'Company of installer',
      ...place,
      installRadius: 80,
      averageRating: null,
    });
    await rows().installerProfile.patch({ userId: installer.userId }).remove(['suburb', 'state']).go();
    expect(await seen()).toMatchObject({ suburb: null, state: null });
  });
});

it('a partner from earlier jobs can be hidden, and a stranger cannot', async () => {
  const { owner, assignee, installer } = await browsers();
  await world.job('in_progress');
  const hide = async (who: Client, { userId }: Client) => (await who.put(`/api/network/hidden/${userId}`, {})).status;
  expect(await hide(owner, assignee)).toBe(204);
  expect(await hide(assignee, owner)).toBe(204);
  expect(await hide(installer, owner)).toBe(404);
});

it('an administrator who has not entered the password in this session can look but change nothing', async () => {
  const { admin, installer } = await browsers();
  const browser = (await world.open()).client();
  expect((await browser.post('/api/auth/login', { email: admin.email, password })).status).toBe(200);
  expect((await browser.get('/api/admin/installers')).status).toBe(200);
  const { status, body } = await browser.request('DELETE', `/api/admin/people/${installer.userId}/suspension`);
  expect([status, body.code]).toEqual([403, 'password_needed']);
});

it('each cookie of a browser has a name that binds it to this host', async () => {
  await world.people();
  expect([accessCookie(), refreshCookie(), deviceCookie(), resetCookie()]).toEqual([
    '__Host-suncrew-access',
    '__Host-suncrew-refresh',
    '__Host-suncrew-device',
    '__Host-suncrew-reset',
  ]);
});
