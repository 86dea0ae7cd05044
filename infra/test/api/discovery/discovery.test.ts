import { describe, expect, it } from '@jest/globals';
import { documents } from '#functions/data/client.ts';
import { rows } from '#functions/data/service.ts';
import { awardedJob, installerProfile, jobForm, postJob } from '#infra/tools/in-process/builders.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import { startedApp } from '../../harness/started-app.ts';

const app = startedApp();

const get = (path: string) => app.client().get(path);
const stats = async () => {
  await app.settle();
  return (await get('/api/landing/stats')).body;
};

describe('the landing page', () => {
  it('shows zero everywhere at first', async () => {
    expect(await stats()).toEqual({ availableJobs: 0, activeInstallers: 0, completedJobs: 0 });
    expect((await get('/api/landing/featured-jobs')).body).toEqual({ jobs: [] });
  });

  it('counts public work and installers, and shows the newest jobs without the street', async () => {
    const retailer = await app.retailer();
    const installer = await app.installer();
    await app.installer({ profileVisibility: 'private' });
    await postJob(retailer, { isPublic: false });
    await retailer.post('/api/jobs', jobForm({ status: 'draft' }));
    const jobId = await postJob(retailer);
    expect(await stats()).toEqual({ availableJobs: 1, activeInstallers: 1, completedJobs: 0 });
    const { text, body } = await get('/api/landing/featured-jobs');
    expect(body.jobs).toEqual([
      {
        id: jobId,
        title: expect.any(String),
        address: 'Castle Hill NSW 2154',
        description: 'Two arrays, north and west.',
        priceExGst: 4200.5,
        amount: 4200.5,
        jobType: 'PV + Battery',
        requiredLicenses: ['PV', 'Battery'],
        preferredWeek: null,
        latitude: expect.any(Number),
        longitude: expect.any(Number),
        retailer: { companyName: 'Bright Roofs Pty Ltd', averageRating: null, reviewCount: 0, completedJobs: 0 },
      },
    ]);
    for (const secret of ['12 Hill Street', 'Casey', '0498 765 432', 'Dog in the yard'])
      expect(text).not.toContain(secret);
    await awardedJob(retailer, installer);
    expect((await stats()).availableJobs).toBe(1);
  });

  it('leaves a job with neither a price nor a system out of every list until it has one', async () => {
    const [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
    const before = (await stats()).availableJobs;
    const bare = { priceExGst: 0, jobType: 'PV Only', panelWatts: null, panelQty: null, pvSizeKw: null };
    const jobId = await postJob(retailer, bare);
    const listed = async () => {
      const { availableJobs } = await stats();
      const castleHill = 'south=-33.75&west=150.95&north=-33.7&east=151.05';
      const lists = [
        await get('/api/landing/featured-jobs'),
        await installer.get('/api/jobs/public'),
        await installer.get(`/api/map?${castleHill}`),
      ];
      return [availableJobs - before, ...lists.map(({ text }) => text.includes(jobId))];
    };
    expect(await listed()).toEqual([0, false, false, false]);
    expect((await installer.get(`/api/jobs/${jobId}`)).status).toBe(200);
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
    const terms = { ...bare, jobType: 'Battery Only', batterySizeKwh: 13.5 };
    expect((await retailer.put(`/api/jobs/${jobId}`, jobForm(terms))).status).toBe(200);
    expect(await listed()).toEqual([1, true, true, true]);
    expect((await retailer.put(`/api/jobs/${jobId}`, jobForm(bare))).status).toBe(200);
    expect(await listed()).toEqual([0, false, false, false]);
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
  });

  it('shows a visitor a public job by its id while it is public and open', async () => {
    const [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
    const system = { panelWatts: 440, panelQty: 15, inverterModel: 'Fronius GEN24', inverterSizeKw: 5, inverterQty: 1 };
    const house = {
      houseStoreys: 2,
      roofType: 'tile',
      connectionType: 'Grid Connected',
      requiredLicenses: ['PV', 'Battery'],
    };
    const description = 'Two arrays, north and west.\n\n'.padEnd(400, 'Easy access. ');
    const jobId = await postJob(retailer, { ...system, ...house, description, preferredWeek: '2027-03-03' });
    const { status, text, body } = await get(`/api/public/jobs/${jobId}`);
    expect([status, body.job]).toEqual([
      200,
      {
        id: jobId,
        title: expect.any(String),
        address: 'Castle Hill NSW 2154',
        suburb: 'Castle Hill',
        state: 'NSW',
        postcode: '2154',
        description: expect.stringMatching(/^Two arrays, north and west\..{100,250}$/s),
        priceExGst: 4200.5,
        amount: 4200.5,
        jobType: 'PV + Battery',
        ...system,
        ...house,
        pvSizeKw: 6.6,
        batterySizeKwh: 13.5,
        batteryBrand: expect.any(String),
        blackoutProtection: expect.any(Boolean),
        hasExportLimit: expect.any(Boolean),
        exportLimitKw: null,
        preferredWeek: '2027-03-01',
        retailerId: retailer.userId,
        retailer: {
          companyName: 'Bright Roofs Pty Ltd',
          logoUrl: null,
          averageRating: null,
          reviewCount: 0,
          completedJobs: 0,
        },
      },
    ]);
    for (const secret of ['12 Hill Street', 'Casey', '0498 765 432', 'Dog in the yard'])
      expect(text).not.toContain(secret);
    const hidden = [
      await postJob(retailer, { isPublic: false }),
      (await retailer.post('/api/jobs', jobForm({ status: 'draft' }))).body.job.id,
      await awardedJob(retailer, installer),
    ];
    for (const id of hidden) expect((await get(`/api/public/jobs/${id}`)).status).toBe(404);
  });

  it('shows jobs and public installers as dots, and no private installers', async () => {
    await app.installer({ location: 'Broome WA 6725', profileVisibility: 'private' });
    const crew = await app.installer({ location: 'Hobart TAS 7000' });
    await app.settle();
    const dots = async () => (await get('/api/landing/dots')).body;
    const { jobs, installers } = await dots();
    // The dot is the square around Sydney, which contains Castle Hill.
    expect(jobs).toEqual([[27, 19]]);
    expect(installers).toContainEqual([24, 27]);
    expect(installers).not.toContainEqual([6, 10]);
    await crew.put(
      '/api/profile/installer',
      installerProfile({ location: 'Hobart TAS 7000', profileVisibility: 'private' }),
    );
    await app.settle();
    expect((await dots()).installers).not.toContainEqual([24, 27]);
  });

  it('shows at most two jobs of one company in a row, however many it posts', async () => {
    const [modest, busy] = await Promise.all([app.retailer(), app.retailer()]);
    const before = await postJob(modest);
    const flood: string[] = [];
    for (let count = 0; count < 24; count += 1) flood.push(await postJob(busy, { requirements: [] }));
    const { jobs } = (await get('/api/landing/featured-jobs')).body;
    const newest = flood.slice(-2).reverse();
    expect(jobs.slice(0, 3).map(({ id }: { id: string }) => id)).toEqual([...newest, before]);
    expect(jobs.length).toBeGreaterThan(3);
    await app.settle();
  });

  it('shows the same to signed-in people', async () => {
    const installer = await app.installer();
    expect((await installer.get('/api/landing/featured-jobs')).body).toEqual(
      (await get('/api/landing/featured-jobs')).body,
    );
  });

  it('never counts below zero', async () => {
    const key = { scope: 'all' };
    const { data } = await rows().publicStats.get(key).go({ consistent: true });
    await rows()
      .publicStats.put({ ...key, availableJobs: -1, activeInstallers: -3, completedJobs: -2 })
      .go();
    expect(await stats()).toEqual({ availableJobs: 0, activeInstallers: 0, completedJobs: 0 });
    await rows()
      .publicStats.put({ ...key, ...data })
      .go();
  });
});

describe('the Google Maps key', () => {
  it('is null if none is configured', async () => {
    const { status, body, headers } = await get('/api/config/google-maps');
    expect([status, body]).toEqual([200, { apiKey: null }]);
    expect(headers['cache-control']).toBe('public, max-age=300');
  });
});

describe('places', () => {
  const labels = async (query: string): Promise<string[]> =>
    (await get(`/api/places${query}`)).body.places.map((place: { label: string }) => place.label);

  it('are suggested by the start of a name or postcode', async () => {
    expect((await labels('?q=parra'))[0]).toBe('Parramatta NSW 2150');
    expect(await labels('?q=3121')).toContain('Richmond VIC 3121');
    expect(await labels('?q=zzzz')).toEqual([]);
    expect(await labels('?q=')).toEqual([]);
    expect(await labels('?q=%20%20')).toEqual([]);
  });

  it('are as many as requested', async () => {
    expect(await labels('?q=a')).toHaveLength(8);
    expect(await labels('?q=a&limit=20')).toHaveLength(20);
    expect(await labels('?q=a&limit=1')).toHaveLength(1);
  });

  it('are found for free text, and null is returned for text without a place', async () => {
    const found = (await get(`/api/places/geocode?q=${encodeURIComponent('near Geelong VIC')}`)).body;
    expect(found).toMatchObject({ place: { name: 'Geelong', state: 'VIC' }, precision: 'suburb' });
    expect((await get('/api/places/geocode?q=2150')).body).toMatchObject({ precision: 'postcode' });
    expect((await get('/api/places/geocode?q=nowhere%20at%20all')).body).toEqual({ place: null, precision: null });
    expect((await get('/api/places/geocode?q=')).body).toEqual({ place: null, precision: null });
  });

  it('near a position are listed nearest first', async () => {
    const { body } = await get('/api/places/nearby?lat=-33.815&lng=151.003&limit=5');
    expect(body.places).toHaveLength(5);
    expect(body.places[0].name).toBe('Parramatta');
  });

  it('for a map are listed most important first, as many as fit at its zoom', async () => {
    const at = async (zoom: number): Promise<string[]> => {
      const { body } = await get(`/api/places/nearby?lat=-33.84&lng=151.24&limit=200&zoom=${zoom}`);
      return body.places.map(({ name }: { name: string }) => name);
    };
    expect((await at(8)).slice(0, 1)).toEqual(['Sydney']);
    expect(await at(8)).not.toContain('Mosman');
    expect(await at(11)).toContain('Mosman');
  });

  it.each([
    ['/api/places', 'q'],
    [`/api/places?q=${'x'.repeat(101)}`, 'q'],
    ['/api/places?q=a&limit=0', 'limit'],
    ['/api/places?q=a&limit=21', 'limit'],
    ['/api/places?q=a&limit=many', 'limit'],
    ['/api/places?q=a&state=NSW', 'state'],
    ['/api/places/geocode', 'q'],
    [`/api/places/geocode?q=${'x'.repeat(301)}`, 'q'],
    ['/api/places/nearby?lng=151', 'lat'],
    ['/api/places/nearby?lat=-90.1&lng=151', 'lat'],
    ['/api/places/nearby?lat=-33&lng=180.1', 'lng'],
    ['/api/places/nearby?lat=&lng=151', 'lat'],
    ['/api/places/nearby?lat=-33&lng=151&zoom=2', 'zoom'],
    ['/api/places/nearby?lat=-33&lng=151&zoom=15', 'zoom'],
    ['/api/places/nearby?lat=-33&lng=151&limit=201', 'limit'],
  ])('refuses %s on %s', async (path, field) => {
    const { status, body } = await get(path);
    expect([status, body.code]).toEqual([422, 'invalid']);
    expect(Object.keys(body.fields)).toContain(field);
  });

  it('may be cached for a day', async () => {
    expect((await get('/api/places?q=parra')).headers['cache-control']).toBe('public, max-age=86400');
  });
});

describe('a path that does not exist', () => {
  it('gets 404, and a wrong method gets 405', async () => {
    expect((await get('/api/places/everywhere/else')).body.code).toBe('not_found');
    expect((await app.client().post('/api/landing/stats', {})).body.code).toBe('method_not_allowed');
  });
});
