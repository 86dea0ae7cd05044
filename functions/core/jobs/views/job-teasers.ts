import type { ListedJob } from '#functions/data/rows.ts';
import { fromCents } from '#shared/domain/money.ts';
import { suburbLine } from '../../whereabouts/suburb.ts';

/** For a visitor: suburb, state and postcode, never the street, because it is someone's home. */
export const teaserOf = (job: ListedJob) => ({
  id: job.jobId,
  title: job.card.title,
  address: suburbLine(job.card),
  description: job.card.summary,
  priceExGst: fromCents(job.card.priceCents),
  amount: fromCents(job.card.priceCents),
});

/** The page of a public job for a visitor. */
export const publicViewOf = (job: ListedJob) => {
  const { jobType, pvSizeKw, batterySizeKwh, preferredWeek } = job.card;
  return { ...teaserOf(job), jobType, pvSizeKw, batterySizeKwh, preferredWeek };
};

/** What a share link shows before signing in. The blur on the screen is only decoration, so nothing more is sent. */
export const sharedTeaser = ({ jobId, card }: ListedJob) => ({
  id: jobId,
  title: card.title,
  suburb: card.suburb,
  state: card.state,
});
