import type { JobRow, MailDraft, WaitingNews } from '#functions/data/rows.ts';
import { setting } from '#functions/env.ts';
import { asMailTitle, asOneLine } from '#functions/mail/one-line.ts';
import { formatDollars } from '#shared/domain/money.ts';
import type { SavedSearch } from '#shared/domain/search/saved-searches.ts';
import { paths } from '#shared/pages.ts';

/** The letter that lists new jobs. What people typed stands on one line of its own, and is cut where it is long. */

export interface FoundBySearch {
  search: SavedSearch;
  jobs: readonly JobRow[];
}

const mostListed = 10;

function lineOf({ card }: JobRow): string {
  const place = [card.suburb, card.state].filter(Boolean).join(' ');
  return `- ${[card.number, asMailTitle(place), asMailTitle(card.title), `${formatDollars(card.priceCents)} ex GST`].filter(Boolean).join(', ')}`;
}

function partOf({ search, jobs }: FoundBySearch): string {
  const more = jobs.length - mostListed;
  return [
    `${asOneLine(search.name)}:`,
    ...jobs.slice(0, mostListed).map(lineOf),
    ...(more > 0 ? [`- and ${more} more`] : []),
    `${setting('APP_ORIGIN')}${paths.findWork}?saved=${search.id}`,
  ].join('\n');
}

export function letterOf(found: readonly FoundBySearch[]): Pick<MailDraft, 'subject' | 'text'> {
  const count = found.reduce((sum, { jobs }) => sum + jobs.length, 0);
  return {
    subject: count === 1 ? 'A new job matches your search' : `${count} new jobs match your searches`,
    text: [
      'These public jobs are new, and match what you saved.',
      ...found.map(partOf),
      'You get this email at most once a day. To switch it off, open "Saved searches" on the page Find work:',
    ].join('\n\n'),
  };
}

/** What people wrote stays behind the link. */
function newsLine({ title, jobTitle, path }: WaitingNews): string {
  return [
    jobTitle === undefined ? title : `${title}: ${asMailTitle(jobTitle)}`,
    ...(path === undefined ? [] : [`${setting('APP_ORIGIN')}${path}`]),
  ].join('\n');
}

/** The letter of those who want their emails once a day. What is new for their searches is in it as well. */
export const dailyLetterOf = (
  news: readonly WaitingNews[],
  found: readonly FoundBySearch[],
): Pick<MailDraft, 'subject' | 'text'> => ({
  subject: news.length === 1 ? '1 notification' : `${news.length} notifications`,
  text: [
    'This is what has happened.',
    ...news.map(newsLine),
    ...(found.length > 0 ? ['These public jobs are new, and match what you saved.', ...found.map(partOf)] : []),
    'You get this email at most once a day. To change that, open your settings:',
  ].join('\n\n'),
});
