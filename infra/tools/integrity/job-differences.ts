import { shareLinkHash } from '#functions/data/jobs/share-link-hash.ts';
import type { JobRow } from '#functions/data/rows.ts';
import { type RowsByKind, rowsOf } from '../../read-table.ts';

/** Compares a job with its audit trail and with related rows that must agree with it. */

interface AuditRow {
  jobId: string;
  version: number;
  action: string;
  to: string;
}

function byJob<R extends { jobId: string }>(rows: readonly R[]): ReadonlyMap<string, R[]> {
  const grouped = new Map<string, R[]>();
  for (const row of rows) {
    const others = grouped.get(row.jobId);
    if (others) others.push(row);
    else grouped.set(row.jobId, [row]);
  }
  return grouped;
}

/** Checks that the audit has every version from 1 to the job's, and that it ends in the job's current status. */
function auditDifferences(job: JobRow, trail: readonly AuditRow[]): string[] {
  const ordered = [...trail].sort((a, b) => a.version - b.version);
  const isGapless = ordered.length === job.version && ordered.every((row, index) => row.version === index + 1);
  const last = ordered.at(-1)?.to;
  const versions = ordered.map((row) => row.version).join(',');
  return [
    ...(isGapless ? [] : [`audit of job ${job.jobId}: versions ${versions}, job is at ${job.version}`]),
    ...(last === (job.deleted ? 'gone' : job.status)
      ? []
      : [`audit of job ${job.jobId}: ends in ${last}, job is ${job.status}`]),
  ];
}

const awardedStatuses: readonly string[] = ['accepted', 'booked', 'in_progress', 'completed', 'paid', 'archived'];

/**
 * Checks that a draft or posted job has no installer, and that an awarded job has one. An awarded job may lack an installer if an
 * administrator has set its status.
 */
function assigneeDifferences(job: JobRow, trail: readonly AuditRow[]): string[] {
  const { jobId, status, assignedInstallerId } = job;
  const isSetByHand = trail.some((row) => row.action === 'adminSetStatus');
  const isOpen = status === 'draft' || status === 'posted';
  return [
    ...(isOpen && assignedInstallerId ? [`${status} job ${jobId} has an installer`] : []),
    ...(awardedStatuses.includes(status) && !assignedInstallerId && !isSetByHand
      ? [`${status} job ${jobId} has no installer`]
      : []),
    ...(job.installationDate && !assignedInstallerId ? [`job ${jobId} has a date and no installer`] : []),
    ...((job.agreedPriceCents === undefined) === (assignedInstallerId === undefined) || isSetByHand
      ? []
      : [`job ${jobId} has an agreed price without an installer, or the other way round`]),
  ];
}

interface Proposal {
  jobId: string;
  installerId: string;
  status: string;
  closedByAward?: boolean;
}

/** Checks that accepted proposals belong to the assignee, and that a posted job has no proposals that an award has closed. */
function proposalDifferences(job: JobRow, kind: string, proposals: readonly Proposal[]): string[] {
  const { jobId, status, assignedInstallerId } = job;
  return [
    ...proposals
      .filter((row) => row.status === 'accepted' && row.installerId !== assignedInstallerId)
      .map(
        (row) => `accepted ${kind} of ${row.installerId}, but job ${jobId} is with ${assignedInstallerId ?? 'no one'}`,
      ),
    ...(status === 'posted' ? proposals.filter((row) => row.closedByAward) : []).map(
      (row) => `${kind} of ${row.installerId} is closed by an award, but job ${jobId} is posted`,
    ),
  ];
}

interface PaymentRow {
  jobId: string;
  status: string;
  remittanceKey?: string;
  formerInstallerId?: string;
}

function paymentDifferences(job: JobRow, payments: readonly PaymentRow[]): string[] {
  const [payment] = payments;
  const { jobId, paymentStatus = 'none' } = job;
  const current = payment?.formerInstallerId === undefined ? (payment?.status ?? 'none') : 'none';
  return [
    ...(payments.length > 1 ? [`job ${jobId} has ${payments.length} payments`] : []),
    ...(paymentStatus === current ? [] : [`payment of job ${jobId}: job says ${paymentStatus}, row says ${current}`]),
    ...(payment?.status === 'released' && !payment.remittanceKey
      ? [`payment of job ${jobId} is released without a remittance advice`]
      : []),
  ];
}

function shareLinkDifferences(rows: RowsByKind, jobs: readonly JobRow[]): string[] {
  const links = new Map(
    rowsOf<{ tokenHash: string; jobId: string }>(rows, 'sharelink').map((row) => [row.tokenHash, row.jobId]),
  );
  const due = new Map(
    jobs.flatMap((job) =>
      job.shareToken && !job.deleted ? [[shareLinkHash(job.shareToken), job.jobId] as const] : [],
    ),
  );
  return [
    ...[...due]
      .filter(([hash, jobId]) => links.get(hash) !== jobId)
      .map(([, jobId]) => `the share link of job ${jobId} does not lead to the job`),
    ...[...links]
      .filter(([hash, jobId]) => due.get(hash) !== jobId)
      .map(([, jobId]) => `a share link that does not belong to job ${jobId} leads to it`),
  ];
}

export function jobDifferences(rows: RowsByKind): string[] {
  const jobs = rowsOf<JobRow>(rows, 'job');
  const audit = byJob(rowsOf<AuditRow>(rows, 'audit'));
  const payments = byJob(rowsOf<PaymentRow>(rows, 'payment'));
  const applications = byJob(rowsOf<Proposal>(rows, 'application'));
  const invites = byJob(rowsOf<Proposal>(rows, 'invite'));
  return [
    ...jobs.flatMap((job) => {
      const trail = audit.get(job.jobId) ?? [];
      return [
        ...auditDifferences(job, trail),
        ...assigneeDifferences(job, trail),
        ...paymentDifferences(job, payments.get(job.jobId) ?? []),
        ...proposalDifferences(job, 'application', applications.get(job.jobId) ?? []),
        ...proposalDifferences(job, 'invite', invites.get(job.jobId) ?? []),
      ];
    }),
    ...shareLinkDifferences(rows, jobs),
  ];
}
