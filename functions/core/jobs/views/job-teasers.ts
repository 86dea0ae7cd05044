import type { JobRow, ListedJob } from '#functions/data/rows.ts';
import { pickFields } from '#shared/api/fields/described-fields.ts';
import { publicJobFields } from '#shared/api/fields/job-description.ts';
import { fromCents } from '#shared/domain/money.ts';
import type { Reputation } from '../../figures/reputation.ts';
import type { Company } from '../../people/profile-views.ts';
import { suburbLine } from '../../whereabouts/suburb.ts';
import { inItsSuburb } from './job-card.ts';

/** For a visitor: suburb, state and postcode, never the street, because it is someone's home. */
export const teaserOf = (job: ListedJob) => ({
  id: job.jobId,
  title: job.card.title,
  address: suburbLine(job.card),
  description: job.card.summary,
  priceExGst: fromCents(job.card.priceCents),
  amount: fromCents(job.card.priceCents),
});

/** A job of the home page. Its position is that of its suburb. */
export async function featuredOf(job: ListedJob, reputation: Reputation) {
  const { card } = await inItsSuburb(job);
  const { jobType, requiredLicenses, preferredWeek, latitude, longitude, retailerCompany } = card;
  return {
    ...teaserOf(job),
    jobType,
    requiredLicenses,
    preferredWeek: preferredWeek ?? null,
    latitude,
    longitude,
    retailer: { companyName: retailerCompany, ...reputation },
  };
}

/** The page of a public job for a visitor: of what the retailer filled in, only what is classified as public. */
export const publicViewOf = (
  job: JobRow,
  { companyName, logoUrl, averageRating, reviewCount, completedJobs }: Company,
) => {
  const { suburb, state, postcode, pvSizeKw } = job.card;
  return {
    ...teaserOf(job),
    ...pickFields(publicJobFields, { ...job.detail, ...job.card }),
    suburb,
    state,
    postcode,
    pvSizeKw,
    retailerId: job.retailerId,
    retailer: { companyName, logoUrl, averageRating, reviewCount, completedJobs },
  };
};

/** What a share link shows before signing in. The blur on the screen is only decoration, so nothing more is sent. */
export const sharedTeaser = ({ jobId, card }: ListedJob) => ({
  id: jobId,
  title: card.title,
  suburb: card.suburb,
  state: card.state,
});
