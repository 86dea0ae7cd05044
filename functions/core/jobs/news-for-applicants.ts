import { formatDollars } from '#shared/domain/money.ts';
import type { Effects, JobRow } from '../../data/rows.ts';
import { newId } from '../../new-id.ts';

/** Whoever has applied did so for a price and a site: when the owner changes either, they are told. */

function differences(before: JobRow, after: JobRow): string[] {
  const [was, is] = [before.card, after.card];
  return [
    ...(was.priceCents === is.priceCents
      ? []
      : [`The price is now ${formatDollars(is.priceCents)}, it was ${formatDollars(was.priceCents)}.`]),
    ...(was.address === is.address ? [] : ['The address of the site has changed.']),
  ];
}

/** What an edit of a job that is out leads to. There may be hundreds of applicants, so they are told one by one later. */
export function newsForApplicants(before: JobRow, after: JobRow, now: Date): Effects[] {
  const sentences = before.status === 'posted' && before.card.applicationsTotal > 0 ? differences(before, after) : [];
  if (sentences.length === 0) return [];
  const { jobId } = after;
  const text = sentences.join(' ');
  return [{ followUp: { kind: 'tellApplicants', jobId, changeId: newId(now), at: now.toISOString(), text } }];
}
