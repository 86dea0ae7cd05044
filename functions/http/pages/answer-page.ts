import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { describedPageAt, robotsFile, sitemapFile } from '#shared/pages.ts';
import { setting } from '../../env.ts';
import { readFacts } from '../chain/edge.ts';
import type { Result } from '../chain/findings.ts';
import { escaped, fillHead } from './fill-head.ts';
import { readShell } from './shell.ts';

/** Returns a cache header. These answers show only what visitors may see, so the edge may cache them for everyone. */
const keptFor = (seconds: number): string => `public, max-age=0, s-maxage=${seconds}`;
const pageSeconds = 60;
const listSeconds = 3600;

const pages = () => import('../../core/public-pages/pages.ts');

async function robots(): Promise<Result> {
  const body = `User-agent: *\nDisallow: /api/\nDisallow: /dev/\nSitemap: ${setting('APP_ORIGIN')}${sitemapFile}\n`;
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': keptFor(listSeconds) };
  return { statusCode: 200, headers, body };
}

async function sitemap(): Promise<Result> {
  const { listPublicPages } = await pages();
  const origin = setting('APP_ORIGIN');
  const urls = (await listPublicPages()).map((path) => `<url><loc>${escaped(origin + path)}</loc></url>`);
  return {
    statusCode: 200,
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': keptFor(listSeconds) },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
  };
}

/**
 * Returns the application's page with a head that describes it. A job that visitors may not see may exist for a signed-in user,
 * so the page of a job is never a 404.
 */
async function described(path: string, now: number): Promise<Result | null> {
  const found = describedPageAt(path);
  if (!found) return null;
  const { describePage } = await pages();
  const [shell, description] = await Promise.all([readShell(now), describePage(found.page, found.id)]);
  return {
    statusCode: description || found.page === 'job' ? 200 : 404,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': description ? keptFor(pageSeconds) : 'no-cache',
    },
    body: fillHead(shell, description, setting('APP_ORIGIN')),
  };
}

/** Answers `robots.txt`, the sitemap and described pages. Returns null for every other path. */
export async function answerPage(event: APIGatewayProxyEventV2): Promise<Result | null> {
  const { rawPath, requestContext } = event;
  const { method } = requestContext.http;
  if ((method !== 'GET' && method !== 'HEAD') || rawPath.startsWith('/api/')) return null;
  readFacts(event);
  if (rawPath === robotsFile) return robots();
  if (rawPath === sitemapFile) return sitemap();
  return described(rawPath, requestContext.timeEpoch);
}
