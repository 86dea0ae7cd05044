import { areasOf, type ItemOf } from '#functions/data/lists/list-kinds.ts';
import type { Area, InstallerProfileRow, JobRow, PublicKind } from '#functions/data/rows.ts';
import { saaAccreditations } from '#shared/domain/jobs/job.ts';
import { statesOf } from '#shared/domain/people/directory.ts';
import { brandCertifications, installerServices } from '#shared/domain/people/installer.ts';
import { states } from '#shared/domain/places/australia.ts';
import { companyMark, ticksOf } from '#shared/domain/search/find-work.ts';
import { isFindable, isListed } from '../../figures/public-figures.ts';
import type { Standing } from '../../figures/reputation.ts';
import { inSuburb } from '../../whereabouts/installer-position.ts';

/** The lists that contain a job or an installer, and its item in them. */
export interface Listing<K extends PublicKind> {
  areas: readonly Area[];
  item: ItemOf<K>;
}

/**
 * Rounds a coordinate to 4 decimals (about 11 m). Further digits would hardly compress, and would make the stored lists much
 * larger.
 */
const roughly = (degrees: number | null): number | null => (degrees === null ? null : Math.round(degrees * 1e4) / 1e4);

/** Returns the values in a fixed order, because equal sets compress best in the same order. */
const inOrder = <T>(all: readonly T[], some: readonly T[]): T[] => all.filter((each) => some.includes(each));

/** Returns an installer's item in the directory, or null if it is not listed. */
export function installerInDirectory(
  profile: InstallerProfileRow | null,
  { averageRating, reviewCount, completedJobs, responseHours }: Omit<Standing, 'responseRate'>,
  isSuspended: boolean,
): Listing<'installers'> | null {
  if (!isFindable(profile) || isSuspended) return null;
  const served = inOrder(states, statesOf(profile));
  const { latitude, longitude } = inSuburb(profile);
  return {
    areas: areasOf(served),
    item: {
      id: profile.userId,
      latitude: roughly(latitude),
      longitude: roughly(longitude),
      states: served,
      services: inOrder(installerServices, profile.services),
      licences: inOrder(saaAccreditations, profile.accreditations),
      brands: inOrder(brandCertifications, profile.brandCertifications),
      crewSize: profile.crewSize ?? null,
      availability: profile.availability,
      leadTimeDays: profile.leadTimeDays ?? 0,
      installRadius: profile.installRadius ?? null,
      averageRating,
      reviewCount,
      completedJobs,
      responseHours,
    },
  };
}

/** Returns a job's item in the lists of public jobs, or null if the job is not listed. */
export function jobInDirectory(job: JobRow | null): Listing<'jobs'> | null {
  if (job === null || !isListed(job)) return null;
  const { card } = job;
  return {
    areas: areasOf(card.state === null ? [] : [card.state]),
    item: {
      id: job.jobId,
      latitude: roughly(card.latitude),
      longitude: roughly(card.longitude),
      state: card.state,
      jobType: card.jobType,
      requiredLicenses: inOrder(saaAccreditations, card.requiredLicenses),
      preferredWeek: card.preferredWeek ?? null,
      sizeKw: card.pvSizeKw,
      priceCents: card.priceCents,
      postedAt: ticksOf(job.times.postedAt ?? job.createdAt),
      company: companyMark(job.retailerId),
      postcode: card.postcode,
      credentialsRequired: job.detail.credentialsRequired ? true : null,
    },
  };
}
