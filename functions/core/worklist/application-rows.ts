import { readReputations } from '#functions/data/figures/reputation-queries.ts';
import { findJobRows } from '#functions/data/jobs/job-queries.ts';
import { readInstallerProfiles } from '#functions/data/people/profile-queries.ts';
import { readApplicationPage } from '#functions/data/proposals/application-queries.ts';
import type { ApplicationRow, InstallerProfileRow, JobRow, ReputationRow } from '#functions/data/rows.ts';
import { isOpenApplication } from '#shared/domain/jobs/job.ts';
import { effectiveApplicationStatus } from '#shared/domain/jobs/lifecycle.ts';
import { mostWorkRows } from '#shared/domain/jobs/worklist.ts';
import { reputationView } from '../figures/reputation.ts';
import { cardFor } from '../jobs/views/job-card.ts';
import { fitOfApplicant } from '../proposals/job-proposals.ts';
import type { WaitingJob } from './waiting.ts';
import type { TimedRow } from './worklist-rows.ts';

/** The applications that wait for a retailer's answer, one row for each. */

interface OpenApplication {
  application: ApplicationRow;
  job: JobRow;
}

interface People {
  profiles: ReadonlyMap<string, InstallerProfileRow>;
  reputations: ReadonlyMap<string, ReputationRow>;
}

const byUser = <R extends { userId: string }>(rows: readonly R[]): ReadonlyMap<string, R> =>
  new Map(rows.map((row) => [row.userId, row]));

/** The newest page of each job's, of which those that are decided are left out. */
async function openApplicationsOf(job: JobRow): Promise<OpenApplication[]> {
  const { items } = await readApplicationPage(job.jobId, job.card.applicationsTotal);
  return items
    .filter((row) => isOpenApplication(effectiveApplicationStatus(row, job)))
    .map((application) => ({ application, job }));
}

async function peopleOf(installerIds: readonly string[]): Promise<People> {
  const [profiles, reputations] = await Promise.all([
    readInstallerProfiles(installerIds),
    readReputations(installerIds),
  ]);
  return { profiles: byUser(profiles), reputations: byUser(reputations) };
}

function rowOf({ application, job }: OpenApplication, { profiles, reputations }: People, now: Date): TimedRow {
  const { installerId, leadTimeDays, createdAt } = application;
  const profile = profiles.get(installerId);
  const { averageRating, reviewCount } = reputationView(reputations.get(installerId));
  return {
    since: createdAt,
    row: {
      kind: 'applications',
      job: cardFor(job, 'owner'),
      applicant: {
        installerId,
        companyName: profile?.companyName ?? '',
        averageRating,
        reviewCount,
        leadTimeDays,
        fit: profile ? fitOfApplicant(profile, application, job, now) : null,
      },
    },
  };
}

/** The jobs that were posted first come first, so that what is left out for now is the newest. */
const oldestFirst = (waiting: readonly WaitingJob[]): WaitingJob[] =>
  [...waiting].sort((one, other) => (one.listed?.createdAt ?? '').localeCompare(other.listed?.createdAt ?? ''));

export async function applicationRows(waiting: readonly WaitingJob[], now: Date): Promise<TimedRow[]> {
  const jobs = await findJobRows(
    oldestFirst(waiting)
      .slice(0, mostWorkRows)
      .map(({ jobId }) => jobId),
  );
  const open = (await Promise.all([...jobs.values()].map(openApplicationsOf))).flat();
  const people = await peopleOf([...new Set(open.map(({ application }) => application.installerId))]);
  return open.map((each) => rowOf(each, people, now));
}
