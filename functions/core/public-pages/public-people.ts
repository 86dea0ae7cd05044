import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route/route.ts';
import { todayIn } from '#shared/domain/civil-date.ts';
import { averageOf } from '#shared/domain/people/reputation.ts';
import { timeZoneOfState } from '#shared/domain/places/australia.ts';
import { findUser, readUsers } from '../../data/accounts/user-queries.ts';
import { readNewestDoneJobs } from '../../data/jobs/job-list-queries.ts';
import { findJobRows } from '../../data/jobs/job-queries.ts';
import { findPreferred } from '../../data/people/preferred-queries.ts';
import { readInstallerProfiles, readRetailerProfiles } from '../../data/people/profile-queries.ts';
import type { JobRow, RatingRow } from '../../data/rows.ts';
import { readReviewsAbout } from '../../data/work/rating-queries.ts';
import { notFound } from '../../refusal.ts';
import type { Actor } from '../actor.ts';
import { standingOfInstaller } from '../figures/standing.ts';
import { findPublicInstaller, getCompany } from '../people/profile-access.ts';
import { type PublicInstaller, viewPublicInstaller } from '../people/profile-views.ts';

/** The public pages of retailers and installers. */

export async function getPublicInstaller(actor: Actor | null, installerId: string): Promise<PublicInstaller> {
  const [row, standing, preferred] = await Promise.all([
    findPublicInstaller(actor, installerId),
    standingOfInstaller(installerId),
    actor?.role === 'retailer' ? findPreferred(actor.userId, installerId) : undefined,
  ]);
  const seesName = actor !== null && (actor.isAdmin || actor.role === 'retailer' || actor.userId === installerId);
  const preference = preferred === undefined ? {} : { isPreferred: preferred !== null };
  return { ...viewPublicInstaller(row, standing, seesName), ...preference };
}

/** Returns the role of a company whose public page the caller may see. All others are "not found". */
export async function roleOnPage(actor: Actor | null, userId: string) {
  const user = await findUser(userId);
  if (!user) throw notFound();
  if (user.role === 'retailer') await getCompany(userId);
  else await findPublicInstaller(actor, userId);
  return user.role;
}

/** Refuses a page that the caller may not see. */
export const requirePage = async (actor: Actor, userId: string): Promise<void> => {
  await roleOnPage(actor, userId);
};

/** Returns the names of the review authors who have a public page. */
async function namesOf(authors: readonly RatingRow[]): Promise<ReadonlyMap<string, string>> {
  const idsOf = (role: RatingRow['reviewerRole']) => [
    ...new Set(authors.filter(({ reviewerRole }) => reviewerRole === role).map(({ fromUserId }) => fromUserId)),
  ];
  const [users, retailers, installers] = await Promise.all([
    readUsers([...idsOf('retailer'), ...idsOf('installer')]),
    readRetailerProfiles(idsOf('retailer')),
    readInstallerProfiles(idsOf('installer')),
  ]);
  const suspended = new Set(users.filter((user) => user.suspended).map(({ userId }) => userId));
  const shown = [...retailers, ...installers.filter(({ profileVisibility }) => profileVisibility === 'public')];
  return new Map(
    shown.filter(({ userId }) => !suspended.has(userId)).map(({ userId, companyName }) => [userId, companyName]),
  );
}

export async function listPublicReviews(
  actor: Actor | null,
  userId: string,
  cursor: string | undefined,
): Promise<AnswerOf<Routes['listPublicReviews']>> {
  const [{ items, nextCursor }] = await Promise.all([readReviewsAbout(userId, cursor), roleOnPage(actor, userId)]);
  const names = await namesOf(items);
  const reviews = items.map(({ fromUserId, reviewerRole, sixths, review, createdAt }) => {
    const companyName = names.get(fromUserId) ?? null;
    const author = { role: reviewerRole, id: companyName === null ? null : fromUserId, companyName };
    return { average: averageOf(sixths, 1) ?? 0, review, author, createdAt };
  });
  return { reviews, nextCursor };
}

const shownJobs = 10;

const completedAt = ({ times, updatedAt }: JobRow): string => times.completedAt ?? updatedAt;

/** Shows a completed job without its id, address or customer, so that no reader can find the site. */
export const viewCompleted = (job: JobRow) => ({
  suburb: job.card.suburb,
  state: job.card.state,
  jobType: job.card.jobType,
  pvSizeKw: job.card.pvSizeKw,
  batterySizeKwh: job.card.batterySizeKwh,
  month: todayIn(job.card.timeZone ?? timeZoneOfState('NSW'), new Date(completedAt(job))).slice(0, 7),
});

export async function listCompletedJobs(
  actor: Actor | null,
  userId: string,
): Promise<AnswerOf<Routes['listCompletedJobs']>> {
  const role = await roleOnPage(actor, userId);
  const listed = await readNewestDoneJobs(userId, role, shownJobs);
  const jobs = await findJobRows(listed.map(({ jobId }) => jobId));
  const newestFirst = [...jobs.values()].sort((a, b) => completedAt(b).localeCompare(completedAt(a)));
  return { jobs: newestFirst.map(viewCompleted), nextCursor: null };
}
