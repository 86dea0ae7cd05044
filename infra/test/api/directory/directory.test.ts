import { beforeAll, describe, expect, it } from '@jest/globals';
import { installerProfile } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { startedApp } from '../../harness/started-app.ts';

const app = startedApp();
let visitor: Client;
let retailer: Client;
let one: Client;
const at = { latitude: -33.8151234, longitude: 151.0011234 };
beforeAll(async () => {
  visitor = app.client();
  [retailer, one] = await Promise.all([
    app.retailer(),
    app.installer({
      companyName: 'Harbour Solar',
      contactPhone: '0400 111 222',
      location: '9 Secret Street, Parramatta NSW 2150',
      ...at,
      services: ['Residential Solar'],
      brandCertifications: ['CEC Accredited'],
      crewSize: '3-5',
      installRadius: 150,
    }),
    app.installer({ location: 'Darwin NT 0800', availability: 'lead_time', leadTimeDays: 20 }),
    app.installer({ location: 'Parramatta NSW 2150', profileVisibility: 'private' }),
  ]);
  await app.settle();
});

const find = async (who: Client, query = '') => {
  const { status, body } = await who.get(`/api/installers${query}`);
  expect(status).toBe(200);
  return body;
};
const ids = (list: { id: string }[]) => list.map(({ id }) => id);

describe('the directory', () => {
  it('shows a visitor the public installers, but no name, phone, street or exact position', async () => {
    const body = await find(visitor, '?states=NSW');
    expect(body).toEqual({
      installers: [
        {
          id: one.userId,
          companyName: 'Harbour Solar',
          location: 'Parramatta NSW 2150',
          latitude: expect.closeTo(at.latitude, 1),
          longitude: expect.closeTo(at.longitude, 1),
          geoPrecision: 'suburb',
          statesServed: expect.any(Array),
          services: ['Residential Solar'],
          accreditations: ['PV', 'Battery'],
          verifiedAt: null,
          brandCertifications: ['CEC Accredited'],
          crewSize: '3-5',
          availability: 'available',
          leadTimeDays: null,
          installRadius: 150,
          averageRating: null,
          reviewCount: 0,
          completedJobs: 0,
          responseHours: null,
          newestPhotoId: null,
        },
      ],
      total: 1,
      nextCursor: null,
    });
    for (const secret of ['0400 111', 'Secret Street', `${at.latitude}`, `${at.longitude}`])
      expect(JSON.stringify(body)).not.toContain(secret);
    expect(await find(await app.installer({ profileVisibility: 'private' }), '?states=NSW')).toEqual(body);
  });

  it('shows a retailer the contact names too, but no more of the place than the suburb', async () => {
    const { installers } = await find(retailer, '?states=NSW');
    expect(installers).toMatchObject([{ geoPrecision: 'suburb', contactName: 'Sam Sunny' }]);
    const { installer } = (await retailer.get(`/api/installers/${one.userId}`)).body;
    expect(installer.location).toBe('Parramatta NSW 2150');
    for (const secret of ['0400 111', 'Secret Street', `${at.latitude}`, `${at.longitude}`])
      expect(JSON.stringify([installers, installer])).not.toContain(secret);
  });

  it('applies each filter in the query', async () => {
    const all =
      'states=NSW,VIC&travelRange=150&services=Residential+Solar&accreditations=CEC+Accredited&minRating=0&crewSize=3-5&responseTime=any&availability=immediate';
    expect(ids((await find(visitor, `?${all}`)).installers)).toEqual([one.userId]);
    for (const other of [
      'states=ACT',
      'travelRange=200',
      'services=Grid+Connection',
      'accreditations=Fronius+Certified',
      'minRating=0.5',
      'crewSize=1-2',
      'responseTime=24hours',
    ])
      expect([other, (await find(visitor, `?${other}`)).total]).toEqual([other, 0]);
    expect((await find(visitor, '?availability=month')).total).toBe(2);
    expect((await find(visitor, '?availability=week')).total).toBe(1);
  });

  it('does not show an installer who has become private, even before the lists are updated', async () => {
    const shy = await app.installer({ location: 'Hobart TAS 7000' });
    await app.settle();
    expect(ids((await find(visitor, '?states=TAS')).installers)).toEqual([shy.userId]);
    const release = app.hold();
    await shy.put('/api/profile/installer', installerProfile({ profileVisibility: 'private' }));
    expect((await find(visitor, '?states=TAS')).installers).toEqual([]);
    release();
    await app.settle();
    expect(await find(visitor, '?states=TAS')).toMatchObject({ installers: [], total: 0 });
  });

  it.each([
    ['states=NZ', 'states'],
    ['travelRange=49', 'travelRange'],
    ['travelRange=501', 'travelRange'],
    ['services=Plumbing', 'services'],
    ['accreditations=PV', 'accreditations'],
    ['minRating=6', 'minRating'],
    ['crewSize=2', 'crewSize'],
    ['responseTime=soon', 'responseTime'],
    ['availability=now', 'availability'],
    ['cursor=abc', 'cursor'],
    [`cursor=${Buffer.from('["a","b"]').toString('base64url')}`, 'cursor'],
    ['near=Sydney', 'near'],
  ])('refuses ?%s on %s', async (query, field) => {
    const { status, body } = await visitor.get(`/api/installers?${query}`);
    expect([status, body.code]).toEqual([422, 'invalid']);
    expect(Object.keys(body.fields).join()).toContain(field);
  });
});
