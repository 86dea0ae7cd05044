import { findJobRows } from '#functions/data/jobs/job-queries.ts';
import { readApplicationPageOfInstaller } from '#functions/data/proposals/application-queries.ts';
import type { ApplicationRow, JobRow } from '#functions/data/rows.ts';
import { isOpenApplication } from '#shared/domain/jobs/job.ts';
import { effectiveApplicationStatus } from '#shared/domain/jobs/lifecycle.ts';
import type { OwnJob } from '#shared/domain/search/own-jobs.ts';
import { isAvailable } from '../../figures/public-figures.ts';
import { readOpenInvitesPage } from './open-invites.ts';

/** The jobs that an installer was invited to or applied for, and was not awarded. */

const nameOnly = ({ jobId, card, isPublic, createdAt }: JobRow) => ({
  id: jobId,
  number: card.number ?? null,
  title: card.title,
  suburb: card.suburb,
  state: card.state,
  isPublic,
  jobType: card.jobType,
  createdAt,
  customerName: null,
  reference: null,
  invitesPending: 0,
});

/** Returns enough to recognise a job that the installer may no longer open. */
const closed = (job: JobRow): OwnJob => ({
  ...nameOnly(job),
  relation: 'applicant',
  isOpenToViewer: false,
  status: job.status,
  address: null,
  priceCents: null,
  pvSizeKw: null,
  batterySizeKwh: null,
  installationDate: null,
  otherParty: null,
  otherPartyId: null,
  applicationsPending: 0,
});

const open = (job: JobRow, relation: 'invitee' | 'applicant', isPending: boolean): OwnJob => ({
  ...nameOnly(job),
  relation,
  isOpenToViewer: true,
  status: relation === 'invitee' ? 'offered' : job.status,
  address: job.card.address,
  priceCents: job.card.priceCents,
  pvSizeKw: job.card.pvSizeKw,
  batterySizeKwh: job.card.batterySizeKwh,
  installationDate: null,
  otherParty: job.card.retailerCompany,
  otherPartyId: job.retailerId,
  applicationsPending: isPending ? 1 : 0,
});

/**
 * Returns the job of an application. The applicant can open a posted job while the application is undecided, and a public job
 * after that.
 */
function appliedFor(row: ApplicationRow, job: JobRow): OwnJob {
  const status = effectiveApplicationStatus(row, job);
  const isPending = job.status === 'posted' && isOpenApplication(status);
  const view = isPending || isAvailable(job) ? open(job, 'applicant', isPending) : closed(job);
  return { ...view, applicationStatus: status };
}

/**
 * Returns the newest page of invitations and applications. A job with both is an invitation, which the installer can accept
 * directly.
 */
export async function readOwnProposals(installerId: string): Promise<{ jobs: OwnJob[]; hasOlder: boolean }> {
  const [applications, invites] = await Promise.all([
    readApplicationPageOfInstaller(installerId),
    readOpenInvitesPage(installerId, undefined, new Date()),
  ]);
  const rows = await findJobRows(
    [...applications.items, ...invites.items].map(({ jobId }) => jobId),
    false,
  );
  const applied = new Map(applications.items.map((row) => [row.jobId, row]));
  const invited = new Set(invites.items.map(({ jobId }) => jobId));
  const jobs = [...rows.values()]
    .filter((job) => job.assignedInstallerId !== installerId)
    .flatMap((job): OwnJob[] => {
      const application = applied.get(job.jobId);
      const view = application && appliedFor(application, job);
      if (!invited.has(job.jobId) || job.status !== 'posted') return view ? [view] : [];
      const offer = open(job, 'invitee', view !== undefined && view.applicationsPending > 0);
      return [view?.applicationStatus ? { ...offer, applicationStatus: view.applicationStatus } : offer];
    });
  return { jobs, hasOlder: applications.nextCursor !== null || invites.nextCursor !== null };
}
