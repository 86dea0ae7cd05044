import type { JobRow, MailDraft, WaitingNews } from '#functions/data/rows.ts';
import { setting } from '#functions/env.ts';
import { asOneLine } from '#functions/mail/one-line.ts';
import type { SavedSearch } from '#shared/domain/search/saved-searches.ts';
import { paths } from '#shared/pages.ts';
import { productName } from '#shared/product.ts';
import { factsLine } from '../../notifications/job-email.ts';

/** Builds the emails that list new jobs and the day's notifications. They contain no text that another user typed. */

export interface FoundBySearch {
  search: SavedSearch;
  jobs: readonly JobRow[];
}

const mostListed = 10;

const lineOf = (job: JobRow): string => `- ${factsLine(job)}`;

function partOf({ search, jobs }: FoundBySearch): string {
  const more = jobs.length - mostListed;
  return [
    `${asOneLine(search.name)}:`,
    ...jobs.slice(0, mostListed).map(lineOf),
    ...(more > 0 ? [`- and ${more} more`] : []),
    `${setting('APP_ORIGIN')}${paths.findWork}?saved=${search.id}`,
  ].join('\n');
}

const newJobs = 'New jobs that match your saved searches:';

export function matchesEmailOf(found: readonly FoundBySearch[]): Pick<MailDraft, 'subject' | 'text'> {
  const count = found.reduce((sum, { jobs }) => sum + jobs.length, 0);
  return {
    subject: count === 1 ? 'A new job matches your search' : `${count} new jobs match your searches`,
    text: [
      newJobs,
      ...found.map(partOf),
      'You get this email at most once a day. To stop it, go to Find work and open Saved searches:',
    ].join('\n\n'),
  };
}

const newsLine = ({ title, path }: WaitingNews): string =>
  [title, ...(path === undefined ? [] : [`${setting('APP_ORIGIN')}${path}`])].join('\n');

/** Returns the daily email: the day's notifications, and the new jobs for the saved searches. */
export const dailyEmailOf = (
  news: readonly WaitingNews[],
  found: readonly FoundBySearch[],
): Pick<MailDraft, 'subject' | 'text'> => ({
  subject: `${news.length === 1 ? '1 update' : `${news.length} updates`} on your ${productName} jobs`,
  text: [
    "Here's your daily summary.",
    ...news.map(newsLine),
    ...(found.length > 0 ? [newJobs, ...found.map(partOf)] : []),
    'You get this email at most once a day. To choose which emails you get, open Account Settings:',
  ].join('\n\n'),
});
