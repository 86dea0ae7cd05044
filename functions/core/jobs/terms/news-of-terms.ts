import type { Effects } from '#functions/data/rows.ts';
import { newId } from '#functions/new-id.ts';
import type { FieldChange } from '#shared/domain/changes.ts';
import { formatDollars, toCents } from '#shared/domain/money.ts';
import { changesFrom, termsOf, type WithRequirements } from './terms.ts';

/** Reports changed terms to every installer who has applied, is invited or has the job. */

/** The most labels in a notification. The job's page lists all changes. */
const mostNamed = 4;

function sentences(changes: readonly FieldChange[], agreedPriceCents: number | undefined): string[] {
  const price = changes.find(({ field }) => field === 'priceExGst');
  const others = changes.filter(({ field }) => field !== 'priceExGst' && field !== 'address');
  const named = others.slice(0, mostNamed).map(({ label }) => label.toLowerCase());
  const more = others.length - named.length;
  const inCents = (value: FieldChange['from']): string => formatDollars(toCents(Number(value)));
  const list = new Intl.ListFormat('en-AU').format([...named, ...(more > 0 ? [`${more} more`] : [])]);
  return [
    ...(price
      ? [
          `The price has changed from ${inCents(price.from)} to ${inCents(price.to)}.`,
          ...(agreedPriceCents === undefined ? [] : [`The agreed price stays ${formatDollars(agreedPriceCents)}.`]),
        ]
      : []),
    ...(changes.some(({ field }) => field === 'address') ? ['The address of the site has changed.'] : []),
    ...(others.length > 0 ? [`Also changed: ${list}.`] : []),
  ];
}

/**
 * Returns the follow-up of a change of the terms. The follow-up notifies the companies one by one, because one transaction
 * cannot notify hundreds.
 */
export function newsOfTerms(before: WithRequirements | null, after: WithRequirements, now: Date): Effects[] {
  if (!before || before.job.card.termsVersion === after.job.card.termsVersion) return [];
  const { jobId, agreedPriceCents } = after.job;
  const changes = changesFrom(termsOf(before), termsOf(after), true);
  const text = sentences(changes, agreedPriceCents).join(' ');
  return [{ followUp: { kind: 'tellApplicants', jobId, changeId: newId(now), at: now.toISOString(), text } }];
}
