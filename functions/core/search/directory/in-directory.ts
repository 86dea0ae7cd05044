import { areasOf } from '#functions/data/directory/chunk-places.ts';
import type { Listing } from '#functions/data/directory/directory-writes.ts';
import { formats, postedParts, priceParts } from '#functions/data/directory/record-formats.ts';
import type { InstallerProfileRow, JobRow } from '#functions/data/rows.ts';
import { statesOf } from '#shared/domain/people/directory.ts';
import { companyMark } from '#shared/domain/search/find-work.ts';
import { isFindable, isListed } from '../../figures/public-figures.ts';
import type { Standing } from '../../figures/reputation.ts';
import { inSuburb } from '../../whereabouts/installer-position.ts';

/** What the directory lists of an installer, or null if it does not. */
export function installerInDirectory(
  profile: InstallerProfileRow | null,
  { averageRating, reviewCount, completedJobs, responseHours }: Omit<Standing, 'responseRate'>,
  isSuspended: boolean,
): Listing | null {
  if (!isFindable(profile) || isSuspended) return null;
  const states = statesOf(profile);
  const { latitude, longitude } = inSuburb(profile);
  return {
    areas: areasOf(states),
    record: formats.installers.pack({
      id: profile.userId,
      latitude,
      longitude,
      states,
      services: profile.services,
      licences: profile.accreditations,
      brands: profile.brandCertifications,
      crewSize: profile.crewSize ?? null,
      availability: profile.availability,
      leadTimeDays: profile.leadTimeDays ?? 0,
      installRadius: profile.installRadius ?? null,
      ratingTenths: averageRating === null ? null : averageRating * 10,
      reviewCount,
      completedJobs,
      responseHours,
    }),
  };
}

/** What find-work lists of a job, or null if it does not. */
export function jobInDirectory(job: JobRow | null): Listing | null {
  if (job === null || !isListed(job)) return null;
  const { card } = job;
  return {
    areas: areasOf(card.state === null ? [] : [card.state]),
    record: formats.jobs.pack({
      id: job.jobId,
      latitude: card.latitude,
      longitude: card.longitude,
      state: card.state,
      jobType: card.jobType,
      licences: card.requiredLicenses,
      preferredWeek: card.preferredWeek ?? null,
      sizeHundredths: card.pvSizeKw === null ? null : card.pvSizeKw * 100,
      ...priceParts(card.priceCents),
      ...postedParts(job.times.postedAt ?? job.createdAt),
      company: companyMark(job.retailerId),
    }),
  };
}
