import { findJobRows } from '#functions/data/jobs/job-queries.ts';
import { readApplicationsOf } from '#functions/data/proposals/application-queries.ts';
import type { ApplicationRow, JobRow } from '#functions/data/rows.ts';
import { isOpenApplication } from '#shared/domain/jobs/job.ts';
import { effectiveApplicationStatus } from '#shared/domain/jobs/lifecycle.ts';
import { compareByRank, type Rank, rankByFit } from '#shared/domain/search/best-fit.ts';
import { groupedBy } from '../../grouped-by.ts';
import { reputationView } from '../figures/reputation.ts';
import { cardFor } from '../jobs/views/job-card.ts';
import { type Applicants, fitOfApplicant, readApplicants } from '../proposals/job-proposals.ts';
import type { WaitingJob } from './waiting.ts';
import type { TimedRow } from './worklist-rows.ts';

/** Returns one row for each application that waits for a retailer's answer. */

interface OpenApplication {
  application: ApplicationRow;
  job: JobRow;
}

/** Returns the undecided applications of a job. */
async function openApplicationsOf(job: JobRow): Promise<OpenApplication[]> {
  return (await readApplicationsOf(job.jobId))
    .filter((row) => isOpenApplication(effectiveApplicationStatus(row, job)))
    .map((application) => ({ application, job }));
}

function rowOf({ application, job }: OpenApplication, applicants: Applicants, now: Date): TimedRow {
  const { installerId, leadTimeDays, createdAt } = application;
  const profile = applicants.profiles.get(installerId);
  const { averageRating, reviewCount } = reputationView(applicants.reputations.get(installerId));
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
        fit: fitOfApplicant(applicants, application, job, now),
      },
    },
  };
}

/** Returns the rank of a row among those of its job, as the job's page sorts them: the better fit first, then the newer one. */
const rankOf = ({ since, row: { applicant } }: TimedRow): Rank =>
  applicant ? [...rankByFit(applicant), Date.parse(since)] : [];

/** Returns the rows job by job, beginning with the job that has waited longest for a decision. */
function byJob(rows: readonly TimedRow[]): TimedRow[] {
  const jobs = [...groupedBy(rows, ({ row }) => row.job.id).values()].map((ofJob) => ({
    oldest: ofJob.map(({ since }) => since).sort()[0] ?? '',
    rows: ofJob.sort((one, other) => compareByRank(rankOf(one), rankOf(other))),
  }));
  return jobs.sort((one, other) => one.oldest.localeCompare(other.oldest)).flatMap(({ rows }) => rows);
}

export async function applicationRows(waiting: readonly WaitingJob[], now: Date): Promise<TimedRow[]> {
  const jobs = await findJobRows(waiting.map(({ jobId }) => jobId));
  const open = (await Promise.all([...jobs.values()].map(openApplicationsOf))).flat();
  const applicants = await readApplicants(
    open.map(({ application, job }) => ({ installerId: application.installerId, job })),
  );
  return byJob(open.map((each) => rowOf(each, applicants, now)));
}
