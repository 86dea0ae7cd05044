import { beforeAll, describe, expect, it } from '@jest/globals';
import { rateLimits } from '#infra/edge/limits.ts';
import { retailerProfile } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { startedApp } from '../../harness/started-app.ts';

/** The phone number of an installer, which a retailer requests separately. */

const app = startedApp({ limits: rateLimits });
let installer: Client;
beforeAll(async () => {
  installer = await app.installer({ contactName: 'Ivy Private', contactPhone: '0412 345 678' });
});

const contact = (of: Client) => `/api/installers/${of.userId}/contact`;

describe("an installer's phone number", () => {
  it('can be read by a retailer with a profile and a confirmed address, up to a daily limit', async () => {
    const retailer = await app.retailer();
    const most = rateLimits.contact.perAccount;
    for (let look = 0; look < most; look += 1) {
      const { status, body } = await retailer.get(contact(installer));
      expect([status, body]).toEqual([200, { contact: { contactName: 'Ivy Private', contactPhone: '0412 345 678' } }]);
    }
    expect(await retailer.get(contact(installer))).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect((await (await app.retailer()).get(contact(installer))).status).toBe(200);
  });

  it('cannot be read without a profile, or with an unconfirmed address', async () => {
    const newcomer = await app.register('retailer');
    expect(await newcomer.get(contact(installer))).toMatchObject({ status: 409, body: { code: 'profile_incomplete' } });
    const unconfirmed = await app.unconfirmed('retailer');
    await unconfirmed.post('/api/profile/retailer', retailerProfile());
    const { status, body } = await unconfirmed.get<{ message: string }>(contact(installer));
    expect([status, body.message]).toEqual([403, 'Confirm your email address first. Then you can see phone numbers.']);
  });

  it('is hidden with a private profile, and from installers and visitors', async () => {
    const hidden = await app.installer({ profileVisibility: 'private' });
    expect((await (await app.retailer()).get(contact(hidden))).status).toBe(404);
    expect((await installer.get(contact(installer))).status).toBe(403);
    expect((await app.client().get(contact(installer))).status).toBe(401);
  });
});
