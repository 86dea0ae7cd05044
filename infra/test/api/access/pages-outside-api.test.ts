import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { answerOther } from '#functions/http/pages/answer-other.ts';
import { readShell } from '#functions/http/pages/shell.ts';
import { originSecret } from '#infra/tools/in-process/client.ts';
import { world } from './access-world.ts';

/** The paths outside `/api` that CloudFront sends to a function, such as the page of a job. */

const shell = '<head><meta name="robots" content="noindex" /><title>SunCrew</title></head>';
const origin = 'http://localhost:3000';
const minute = 60_000;
const site = jest.fn<typeof fetch>();
/** The function caches the site's page for a minute, so each test has its own hour. */
let now = Date.now();

afterAll(() => world.close());

const asked = (rawPath: string, method = 'GET', secret = originSecret) =>
  ({
    rawPath,
    routeKey: '$default',
    headers: { 'x-origin-verify': secret },
    requestContext: { requestId: 'r1', timeEpoch: now, http: { method, sourceIp: '192.0.2.9' } },
  }) as unknown as APIGatewayProxyEventV2;
const served = async (rawPath: string, method?: string) => answerOther(asked(rawPath, method));
const html = (kept: string) => ({ 'content-type': 'text/html; charset=utf-8', 'cache-control': kept });
const keptFor = (seconds: number) => `public, max-age=0, s-maxage=${seconds}`;
const absent = expect.objectContaining({ code: 'not_found' });

// In a mutation run all tests share one process, so these hooks must only apply to this file.
describe('outside the API', () => {
  beforeEach(async () => {
    // Creates the jobs first, because signing in and uploading use the same `fetch` that the tests replace.
    for (const situation of ['open', 'private'] as const) await world.job(situation);
    now += 60 * minute;
    site.mockReset().mockImplementation(async () => new Response(shell));
    jest.spyOn(globalThis, 'fetch').mockImplementation(site);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    return world.putBack();
  });

  describe('a page of a person or a job', () => {
    it.each(['GET', 'HEAD'])(
      'has its own head element, and the edge caches the page for a minute: %s',
      async (method) => {
        const { owner } = (await world.people()).browsers;
        const { statusCode, headers, body } = await served(`/company/${owner.userId}`, method);
        expect([statusCode, headers]).toEqual([200, html(keptFor(60))]);
        expect(body).toContain('<title>Company of owner · SunCrew</title>');
        expect(body).toContain(`<link rel="canonical" href="${origin}/company/${owner.userId}">`);
        expect(body).not.toContain('noindex');
      },
    );

    it('contains nothing that visitors may not see, and is not cached', async () => {
      const { former, suspended } = (await world.people()).browsers;
      for (const path of [
        `/company/${randomUUID()}`,
        `/installers/${former.userId}`,
        `/installers/${suspended.userId}`,
      ])
        expect([path, await served(path)]).toEqual([path, { statusCode: 404, headers: html('no-cache'), body: shell }]);
      const { id } = await world.job('private');
      expect(await served(`/jobs/${id}`)).toEqual({ statusCode: 200, headers: html('no-cache'), body: shell });
    });

    it('is served only to the edge, and only for reading', async () => {
      const { owner } = (await world.people()).browsers;
      const path = `/company/${owner.userId}`;
      await expect(answerOther(asked(path, 'GET', 'guessed'))).rejects.toMatchObject({ code: 'forbidden' });
      await expect(served(path, 'POST')).rejects.toEqual(absent);
      await expect(answerOther(asked('/api/nothing', 'GET', 'guessed'))).rejects.toEqual(absent);
      expect(site).not.toHaveBeenCalled();
    });

    it.each(['/', '/company', '/robots.txt/more', '/api/robots.txt', '/api/company/1'])(
      'is not found at %s',
      async (path) => {
        await expect(served(path)).rejects.toEqual(absent);
      },
    );
  });

  describe('robots.txt and the sitemap', () => {
    it('name the pages that search engines should leave out, and the sitemap', async () => {
      expect(await served('/robots.txt')).toEqual({
        statusCode: 200,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': keptFor(3600) },
        body: `User-agent: *\nDisallow: /api/\nDisallow: /dev/\nSitemap: ${origin}/sitemap.xml\n`,
      });
    });

    it('list public pages with full URLs', async () => {
      const { id } = await world.job('open');
      const { statusCode, headers, body = '' } = await served('/sitemap.xml');
      expect([statusCode, headers]).toEqual([
        200,
        { 'content-type': 'application/xml; charset=utf-8', 'cache-control': keptFor(3600) },
      ]);
      const [, urls = ''] =
        /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www.sitemaps.org\/schemas\/sitemap\/0.9">(.*)<\/urlset>\n$/.exec(
          body,
        ) ?? [];
      expect(urls.replaceAll(/<url><loc>http:\/\/localhost:3000\/[\w/-]*<\/loc><\/url>/g, '')).toBe('');
      expect(urls).toContain(`<url><loc>${origin}/jobs/${id}</loc></url>`);
    });
  });

  describe('the page of the site itself', () => {
    it('is read once a minute', async () => {
      expect([await readShell(now), await readShell(now + minute - 1)]).toEqual([shell, shell]);
      expect(site).toHaveBeenCalledTimes(1);
      expect(site).toHaveBeenCalledWith(`${origin}/index.html`, { signal: expect.any(AbortSignal) });
      site.mockImplementation(async () => new Response('a new release'));
      expect(await readShell(now + minute)).toBe('a new release');
    });

    it('is read by a later request if a function that has just started cannot reach it', async () => {
      const file = `../../../../functions/http/pages/shell.ts?${randomUUID()}`;
      const fresh: { readShell: typeof readShell } = await import(file);
      site.mockRejectedValueOnce(new Error('No route'));
      await expect(fresh.readShell(now)).rejects.toMatchObject({ code: 'unavailable' });
      expect(await fresh.readShell(now)).toBe(shell);
    });

    it.each([
      ['cannot be reached', async () => Promise.reject(new Error('No route'))],
      ['answers with an error', async () => new Response('Sorry', { status: 502 })],
    ])('is the last one that was read while the site %s', async (_what, answer) => {
      await readShell(now);
      site.mockImplementation(answer);
      expect(await readShell(now + minute)).toBe(shell);
      expect(site).toHaveBeenCalledTimes(2);
    });
  });
});
