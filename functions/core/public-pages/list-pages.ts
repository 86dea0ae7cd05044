import { hrefTo, introducedPages, paths, prerenderedPages } from '#shared/pages.ts';
import { readPublicJobPage } from '../../data/jobs/job-list-queries.ts';
import { readList } from '../../data/lists/list-queries.ts';

/** The most pages of public jobs to read. Each page is one query. */
const jobPages = 10;
/** A sitemap has at most 50,000 URLs. */
const mostInstallers = 48_000;

/** Returns the URLs for search engines: the fixed pages, the public installers, the newest public jobs and their retailers. */
export async function listPublicPages(): Promise<string[]> {
  const found = new Set<string>([...prerenderedPages, ...introducedPages].map((name) => paths[name]));
  const installers = await readList('installers', 'AU');
  for (const { id } of installers.slice(0, mostInstallers)) found.add(hrefTo(paths.installer, { id }));
  let cursor: string | undefined;
  for (let page = 0; page < jobPages; page += 1) {
    const { items, nextCursor } = await readPublicJobPage(cursor);
    for (const { jobId, retailerId } of items) {
      found.add(hrefTo(paths.job, { id: jobId }));
      found.add(hrefTo(paths.company, { id: retailerId }));
    }
    if (nextCursor === null) break;
    cursor = nextCursor;
  }
  return [...found];
}
