import { formatDollars } from '#shared/domain/money.ts';
import type { SavedSearch } from '#shared/domain/saved-searches.ts';
import { findWorkPage } from '#shared/pages.ts';
import type { JobRow, MailDraft } from '../../data/rows.ts';
import { setting } from '../../env.ts';
import { asOneLine } from '../../mail/one-line.ts';

/** The letter that lists new jobs. What people typed stands on one line of its own, and is cut where it is long. */

export interface FoundBySearch {
  search: SavedSearch;
  jobs: readonly JobRow[];
}

const mostListed = 10;

function lineOf({ card }: JobRow): string {
  const place = [card.suburb, card.state].filter(Boolean).join(' ');
  return `- ${[asOneLine(card.title), asOneLine(place), `${formatDollars(card.priceCents)} ex GST`].filter(Boolean).join(', ')}`;
}

function partOf({ search, jobs }: FoundBySearch): string {
  const more = jobs.length - mostListed;
  return [
    `${asOneLine(search.name)}:`,
    ...jobs.slice(0, mostListed).map(lineOf),
    ...(more > 0 ? [`- and ${more} more`] : []),
    `${setting('APP_ORIGIN')}${findWorkPage}?saved=${search.id}`,
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
