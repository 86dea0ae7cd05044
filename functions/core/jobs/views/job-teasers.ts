import type { JobRow, ListedJob } from '#functions/data/rows.ts';
import { pickFields } from '#shared/api/fields/described-fields.ts';
import { publicJobFields } from '#shared/api/fields/job-description.ts';
import { fromCents } from '#shared/domain/money.ts';
import type { Reputation } from '../../figures/reputation.ts';
import type { Company } from '../../people/profile-views.ts';
import { suburbLine } from '../../whereabouts/suburb.ts';
import { inItsSuburb } from './job-card.ts';

/** Returns the view of a job for a visitor: suburb, state and postcode, never the street, because the site is a home. */
export const teaserOf = (job: ListedJob) => ({
  id: job.jobId,
  title: job.card.title,
  address: suburbLine(job.card),
  description: job.card.summary,
  priceExGst: fromCents(job.card.priceCents),
  amount: fromCents(job.card.priceCents),
});

/** Returns a job of the home page, with the position of its suburb. */
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

/** Returns the page of a public job for a visitor, with only the fields classified as public. */
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

/**
 * Returns the view of a share link for a visitor who has not signed in. The page only blurs placeholders behind the teaser: a
 * visitor could read any other field in the answer.
 */
export const sharedTeaser = ({ jobId, card }: ListedJob) => ({
  id: jobId,
  title: card.title,
  suburb: card.suburb,
  state: card.state,
});
