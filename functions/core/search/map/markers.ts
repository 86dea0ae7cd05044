import { findJobRows } from '#functions/data/jobs/job-queries.ts';
import type { ItemOf } from '#functions/data/lists/list-kinds.ts';
import { readCredentials } from '#functions/data/people/credential-queries.ts';
import { findInstallerProfile, readInstallerProfiles } from '#functions/data/people/profile-queries.ts';
import type { InstallerProfileRow, JobRow } from '#functions/data/rows.ts';
import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route/route.ts';
import { fromCents } from '#shared/domain/money.ts';
import { heldFrom } from '../../credentials/job-credentials.ts';
import { isFindable, isListed } from '../../figures/public-figures.ts';
import { inItsSuburb } from '../../jobs/views/job-card.ts';
import { inSuburb } from '../../whereabouts/installer-position.ts';
import { suburbLine, type Whereabouts } from '../../whereabouts/suburb.ts';
import { crewOf } from '../find-work/crew-of.ts';
import { fitFor } from '../find-work/fit-for.ts';

/** Returns the markers of the map, without street, phone number or email. Rows are read again, so no hidden item is shown. */

type Unplaced = AnswerOf<Routes['listUnplaced']>;
export interface Marker<About> {
  about: About;
  where: Whereabouts;
}
export type JobMarker = Marker<Unplaced['jobs'][number]>;
export type InstallerMarker = Marker<Unplaced['installers'][number]>;

/** The facts of a job that visitors do not see. */
type ForInstaller = Pick<JobMarker['about'], 'number' | 'fit'>;

const jobMarker = ({ jobId, card }: JobRow, { number, fit }: ForInstaller): JobMarker => ({
  about: {
    id: jobId,
    number,
    suburb: card.suburb,
    fit,
    title: card.title,
    place: suburbLine(card),
    priceExGst: fromCents(card.priceCents),
    jobType: card.jobType,
    pvSizeKw: card.pvSizeKw,
    batterySizeKwh: card.batterySizeKwh,
    preferredWeek: card.preferredWeek ?? null,
    requiredLicenses: card.requiredLicenses,
  },
  where: { latitude: card.latitude, longitude: card.longitude, geoPrecision: card.geoPrecision },
});

const installerMarker = (listed: ItemOf<'installers'>, profile: InstallerProfileRow): InstallerMarker => ({
  about: {
    id: profile.userId,
    title: profile.companyName,
    place: suburbLine(profile),
    contactName: profile.contactName,
    accreditations: profile.accreditations,
    availability: profile.availability,
    leadTimeDays: profile.leadTimeDays ?? null,
    averageRating: listed.averageRating,
    reviewCount: listed.reviewCount,
  },
  where: inSuburb(profile),
});

async function readListedJobs(listed: readonly ItemOf<'jobs'>[]): Promise<JobRow[]> {
  const ids = listed.map(({ id }) => id);
  const rows = await findJobRows(ids, false);
  return ids.flatMap((id) => {
    const job = rows.get(id);
    return job && isListed(job) ? [job] : [];
  });
}

/** Returns each job with its number and whether it fits the installer. */
export async function jobMarkersFor(
  userId: string,
  listed: readonly ItemOf<'jobs'>[],
  now: Date,
): Promise<JobMarker[]> {
  if (listed.length === 0) return [];
  const [jobs, profile, wallet] = await Promise.all([
    readListedJobs(listed),
    findInstallerProfile(userId),
    readCredentials(userId, false),
  ]);
  const fitOf = profile && fitFor(crewOf(profile), heldFrom(wallet, profile, now), now);
  return jobs.map((job) => jobMarker(job, { number: job.card.number ?? null, fit: fitOf ? fitOf(job) : null }));
}

/** Returns each job at the position of its suburb, for visitors. */
export async function suburbMarkers(listed: readonly ItemOf<'jobs'>[]): Promise<JobMarker[]> {
  const jobs = await readListedJobs(listed);
  return Promise.all(jobs.map(async (job) => jobMarker(await inItsSuburb(job), { number: null, fit: null })));
}

export async function installerMarkers(listed: readonly ItemOf<'installers'>[]): Promise<InstallerMarker[]> {
  const rows = new Map((await readInstallerProfiles(listed.map(({ id }) => id))).map((row) => [row.userId, row]));
  return listed.flatMap((each) => {
    const profile = rows.get(each.id);
    return isFindable(profile) ? [installerMarker(each, profile)] : [];
  });
}
