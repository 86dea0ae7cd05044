import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rows } from '#functions/data/service.ts';
import { dispatch } from '#infra/local/server/dispatch.ts';
import { awardedJob, installerProfile, pdf, postJob, upload } from '#infra/tools/in-process/builders.ts';
import { type Client, originSecret, type TestAnswer } from '#infra/tools/in-process/client.ts';
import { pickFields } from '#shared/api/fields/described-fields.ts';
import { installerPageFields } from '#shared/api/fields/installer-description.ts';
import { handlerOf } from '../../harness/app.ts';
import { inDays } from '../../harness/days.ts';
import { startedApp } from '../../harness/started-app.ts';

/** The data that visitors read on the public pages of companies, installers and jobs. */

const app = startedApp();
let retailer: Client;
let installer: Client;
let jobId: string;
beforeAll(async () => {
  [retailer, installer] = await Promise.all([
    app.retailer(),
    app.installer({ location: '12 Church St, Parramatta NSW 2150', contactName: 'Ivy Private' }),
  ]);
  jobId = await reviewedJob();
  await app.settle();
});

async function reviewedJob(): Promise<string> {
  const id = await awardedJob(retailer, installer, { requirements: [] });
  const remittanceUrl = await upload(retailer, pdf('remittance'), 'application/pdf');
  const { priceExGst } = (await retailer.get(`/api/jobs/${id}`)).body.job;
  const date = { installationDate: inDays(1) };
  const scores = { jobOrganisation: 5, communication: 4, payment: 4, review: 'Everything was ready' };
  for (const [who, path, body] of [
    [installer, `/api/jobs/${id}/schedule`, date],
    [installer, `/api/jobs/${id}/start`, {}],
    [installer, `/api/jobs/${id}/complete`, {}],
    [installer, `/api/jobs/${id}/request-payment`, { requestedAmount: priceExGst }],
    [retailer, `/api/payments/${id}/approve`, { remittanceUrl }],
    [installer, '/api/ratings', { jobId: id, ...scores }],
    [retailer, '/api/ratings', { jobId: id, professionalism: 5, workmanship: 5, communication: 5, review: 'Tidy' }],
  ] as const) {
    const { status, text } = await who.post(path, body);
    if (status >= 300) throw new Error(`${path} answered ${status}: ${text}`);
  }
  return id;
}

const page = ({ userId }: { userId: string }) => `/api/public/installers/${userId}`;
const reviewsOf = ({ userId }: { userId: string }, cursor = '') =>
  `/api/public/people/${userId}/reviews${cursor && `?cursor=${cursor}`}`;
const jobsOf = ({ userId }: { userId: string }) => `/api/public/people/${userId}/completed-jobs`;
const withoutRequest = ({ status, body: { requestId: _, ...body } }: TestAnswer) => ({ status, body });
const hide = (who: Client, profileVisibility: string) =>
  who.put('/api/profile/installer', installerProfile({ profileVisibility }));
const suspend = (who: Client, suspended: boolean) => rows().user.patch({ userId: who.userId }).set({ suspended }).go();

describe("an installer's page", () => {
  it('shows visitors the business and its suburb, and no person, street, position, phone, email or SAA number', async () => {
    const { status, body } = await app.client().get(page(installer));
    expect(status).toBe(200);
    for (const name of ['contactName', 'contactPhone', 'location', 'latitude', 'longitude', 'profileVisibility'])
      expect(body.installer).not.toHaveProperty(name);
    expect(body.installer).toEqual({
      ...pickFields(installerPageFields, installerProfile()),
      id: installer.userId,
      suburb: 'Parramatta',
      state: 'NSW',
      verifiedAt: null,
      averageRating: 5,
      reviewCount: 1,
      completedJobs: 1,
      responseHours: null,
      responseRate: null,
      createdAt: expect.any(String),
    });
  });

  it('names the person to retailers and to themselves, not to other installers', async () => {
    const namedTo = async (who: Client) => (await who.get(page(installer))).body.installer.contactName;
    expect(await namedTo(await app.retailer())).toBe('Ivy Private');
    expect(await namedTo(installer)).toBe('Ivy Private');
    expect(await namedTo(await app.installer())).toBeUndefined();
  });

  it('of a private, suspended or unknown installer, or of a retailer, is "not found", with its reviews and jobs', async () => {
    const [hidden, suspended] = await Promise.all([app.installer({ profileVisibility: 'private' }), app.installer()]);
    await suspend(suspended, true);
    const visitor = app.client();
    const absent = withoutRequest(await visitor.get(page({ userId: randomUUID() })));
    expect(absent).toMatchObject({ status: 404, body: { code: 'not_found' } });
    for (const target of [hidden, suspended, { userId: randomUUID() }])
      for (const path of [page, reviewsOf, jobsOf])
        expect(withoutRequest(await visitor.get(path(target)))).toEqual(absent);
    expect(withoutRequest(await visitor.get(page(retailer)))).toEqual(absent);
    expect((await hidden.get(page(hidden))).status).toBe(200);
  });
});

describe('the HTML of a public page', () => {
  const shell = '<head><meta name="robots" content="noindex" /><title>SunCrew</title></head>';
  const fetched = globalThis.fetch;
  beforeAll(() => {
    globalThis.fetch = async () => new Response(shell);
  });
  afterAll(() => {
    globalThis.fetch = fetched;
  });
  const served = async (url: string, secret = originSecret, method = 'GET') => {
    const {
      statusCode,
      body = '',
      headers,
    } = await dispatch({ method, url, headers: {}, address: '10.0.0.1:1000' }, handlerOf, secret);
    return { status: statusCode, body, kept: headers?.['cache-control'] };
  };
  const inMinute = 'public, max-age=0, s-maxage=60';

  it('describes a public job by the facts at the top of its page', async () => {
    const facts = {
      preferredWeek: '2027-03-03',
      requiredLicenses: ['PV', 'Battery'],
      notes: 'The key is under the mat',
    };
    const open = await postJob(retailer, { address: '77 Secret Street, Castle Hill NSW 2154', ...facts });
    const { body } = await served(`/jobs/${open}`);
    expect(body).toContain(
      'content="Solar installation job in Castle Hill NSW: 6.60 kW of solar and a 13.5 kWh battery, $4,200.50 ex GST, week of 01/03/2027, PV and Battery licences. See it on',
    );
    expect(body).not.toMatch(/Secret Street|under the mat|Casey/);
  });

  it('describes a company, an installer and a public job by its suburb', async () => {
    const open = await postJob(retailer, { address: '77 Secret Street, Castle Hill NSW 2154' });
    for (const [path, title] of [
      [`/company/${retailer.userId}`, '<title>Bright Roofs Pty Ltd · SunCrew</title>'],
      [`/installers/${installer.userId}`, 'solar installer in Parramatta NSW · SunCrew</title>'],
      [`/jobs/${open}`, ', Castle Hill NSW · SunCrew</title>'],
    ] as const) {
      const page = await served(path);
      expect([path, page.status, page.kept]).toEqual([path, 200, inMinute]);
      expect(page.body).toContain(title);
      expect(page.body).toContain(`<link rel="canonical" href="http://localhost:3000${path}">`);
      expect(page.body).not.toMatch(/noindex|Secret Street|Ivy Private/);
    }
  });

  it('is only the shell of the site if visitors may not see the page', async () => {
    const [hidden, closed] = await Promise.all([
      app.installer({ profileVisibility: 'private' }),
      postJob(retailer, { isPublic: false }),
    ]);
    for (const [path, status] of [
      [`/installers/${hidden.userId}`, 404],
      [`/installers/${randomUUID()}`, 404],
      [`/company/${installer.userId}`, 404],
      [`/jobs/${closed}`, 200],
      [`/jobs/${randomUUID()}`, 200],
    ] as const)
      expect([path, await served(path)]).toEqual([path, { status, body: shell, kept: 'no-cache' }]);
  });

  it('is served only to the edge, and only for reading', async () => {
    const path = `/company/${retailer.userId}`;
    expect((await served(path, 'another secret')).status).toBe(403);
    expect((await served(path, originSecret, 'POST')).status).toBe(404);
    expect((await served(`${path}/more`)).status).toBe(404);
  });

  it('is in the sitemap while it is public', async () => {
    const [open, closed] = [await postJob(retailer), await postJob(retailer, { isPublic: false })];
    const hidden = await app.installer({ profileVisibility: 'private' });
    await app.settle();
    const { body, kept } = await served('/sitemap.xml');
    const listed = [...body.matchAll(/<loc>http:\/\/localhost:3000([^<]*)<\/loc>/g)].map(([, path]) => path);
    expect(listed).toEqual(expect.arrayContaining(['/', '/directory', `/jobs/${open}`, `/company/${retailer.userId}`]));
    expect(listed).toContain(`/installers/${installer.userId}`);
    for (const path of [`/jobs/${closed}`, `/installers/${hidden.userId}`]) expect(listed).not.toContain(path);
    expect(kept).toContain('s-maxage=3600');
    expect((await served('/robots.txt')).body).toContain('Sitemap: http://localhost:3000/sitemap.xml');
  });
});

describe('a review', () => {
  it('is on the page of the person it is about, with the company that wrote it', async () => {
    const about = (await app.client().get(reviewsOf(retailer))).body;
    expect(about).toEqual({
      reviews: [
        {
          average: 4.3,
          review: 'Everything was ready',
          author: { role: 'installer', id: installer.userId, companyName: expect.any(String) },
          createdAt: expect.any(String),
        },
      ],
      nextCursor: null,
    });
    const { reviews } = (await app.client().get(reviewsOf(installer))).body;
    expect(reviews).toMatchObject([{ average: 5, review: 'Tidy', author: { role: 'retailer', id: retailer.userId } }]);
  });

  it('does not name an author whose profile is private', async () => {
    await hide(installer, 'private');
    const { reviews } = (await app.client().get(reviewsOf(retailer))).body;
    expect(reviews[0].author).toEqual({ role: 'installer', id: null, companyName: null });
    await hide(installer, 'public');
  });

  it('is on a page of ten, newest first, and the cursor leads to the next page', async () => {
    const about = await app.retailer();
    const createdAt = (n: number) => `2026-03-${String(n).padStart(2, '0')}T00:00:00.000Z`;
    const { putRating } = await import('#functions/data/work/rating-writes.ts');
    const { commit } = await import('#functions/data/commit.ts');
    for (let n = 1; n <= 13; n += 1) {
      const author = { ratingId: installer.userId, fromUserId: installer.userId };
      const from = { jobId: randomUUID(), ...author, reviewerRole: 'installer' } as const;
      const at = { createdAt: createdAt(n), updatedAt: createdAt(n) };
      await commit([
        putRating({ ...from, toUserId: about.userId, communication: 4, sixths: 24, review: `Review ${n}`, ...at }),
      ]);
    }
    const first = (await app.client().get(reviewsOf(about))).body;
    const rest = (await app.client().get(reviewsOf(about, first.nextCursor))).body;
    const texts = [...first.reviews, ...rest.reviews].map(({ review }) => review);
    expect(first.reviews).toHaveLength(10);
    expect(texts).toEqual(Array.from({ length: 13 }, (_, index) => `Review ${13 - index}`));
    expect(rest.nextCursor).toBeNull();
  });
});

describe('completed jobs', () => {
  it('show visitors the suburb, the size and the month on both pages, and nothing that identifies the home', async () => {
    for (const who of [retailer, installer]) {
      const { body, text } = await app.client().get(jobsOf(who));
      expect(body.jobs).toEqual([
        {
          suburb: 'Castle Hill',
          state: 'NSW',
          jobType: expect.any(String),
          pvSizeKw: expect.any(Number),
          batterySizeKwh: 13.5,
          month: expect.stringMatching(/^\d{4}-\d{2}$/),
        },
      ]);
      expect(text).not.toContain(jobId);
    }
  });
});
