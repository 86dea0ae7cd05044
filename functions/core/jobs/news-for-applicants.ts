import { formatDollars } from '#shared/domain/money.ts';
import type { Effects, JobRow } from '../../data/rows.ts';
import { newId } from '../../new-id.ts';

/** Installers apply for a certain price and site, so they are told if the owner changes either. */

function differences(before: JobRow, after: JobRow): string[] {
  const [was, is] = [before.card, after.card];
  return [
    ...(was.priceCents === is.priceCents
      ? []
      : [`The price has changed from ${formatDollars(was.priceCents)} to ${formatDollars(is.priceCents)}.`]),
    ...(was.address === is.address ? [] : ['The address of the site has changed.']),
  ];
}

/** The follow-up of editing a posted job. There may be hundreds of applicants, so they are notified one by one later. */
export function newsForApplicants(before: JobRow, after: JobRow, now: Date): Effects[] {
  const sentences = before.status === 'posted' && before.card.applicationsTotal > 0 ? differences(before, after) : [];
  if (sentences.length === 0) return [];
  const { jobId } = after;
  const text = sentences.join(' ');
  return [{ followUp: { kind: 'tellApplicants', jobId, changeId: newId(now), at: now.toISOString(), text } }];
}
