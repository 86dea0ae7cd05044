import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route/route.ts';
import { fromCents } from '#shared/domain/money.ts';
import { earlierPaymentsOf } from '../../data/jobs/earlier-payments.ts';
import type { EarlierPayment } from '../../data/rows.ts';
import { objectPath } from '../files/file-names.ts';
import type { JobAccess } from '../jobs/access/job-access.ts';

const isInstallerOf = ({ relations }: JobAccess): boolean =>
  relations.includes('assignee') && !relations.includes('admin');

type PaymentView = AnswerOf<Routes['requestPayment']>['payment'];

export const viewPayment = (row: EarlierPayment & { jobId: string }): PaymentView => ({
  id: row.jobId,
  jobId: row.jobId,
  amount: fromCents(row.requestedCents),
  requestedAmount: fromCents(row.requestedCents),
  originalAmount: fromCents(row.originalCents),
  changeDescription: row.changeDescription ?? null,
  dueDate: row.dueDate ?? null,
  remittanceUrl: row.remittanceKey ? objectPath(row.remittanceKey) : null,
  status: row.status,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  releasedAt: row.releasedAt ?? null,
  ...(row.formerInstallerId === undefined ? {} : { formerInstallerId: row.formerInstallerId }),
});

/**
 * Shows the payment of the current installer, and the requests of former installers. While the job has no installer, `payment`
 * is the latest of those requests. An installer only sees their own payments.
 */
export function viewPayments(access: JobAccess): AnswerOf<Routes['getPayment']> {
  const { job, payment } = access;
  const others = earlierPaymentsOf(access)
    .filter(({ formerInstallerId }) => !isInstallerOf(access) || formerInstallerId === job.assignedInstallerId)
    .map((row) => viewPayment({ ...row, jobId: job.jobId }));
  const current = payment ? viewPayment(payment) : null;
  const isAssigned = job.assignedInstallerId !== undefined;
  const earlier = isAssigned ? others : others.slice(0, -1);
  return {
    payment: current ?? (isAssigned ? null : (others.at(-1) ?? null)),
    ...(earlier.length > 0 ? { earlier } : {}),
  };
}
