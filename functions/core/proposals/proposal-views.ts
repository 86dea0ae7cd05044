import { childId } from '#shared/domain/ids.ts';
import { inviteStatusAt } from '#shared/domain/jobs/invites.ts';
import { effectiveApplicationStatus } from '#shared/domain/jobs/lifecycle.ts';
import type { ApplicationRow, InviteRow, JobRow } from '../../data/rows.ts';

export const applicationViewOf = (row: ApplicationRow, job: JobRow) => ({
  id: childId(row.jobId, row.installerId),
  jobId: row.jobId,
  installerId: row.installerId,
  status: effectiveApplicationStatus(row, job),
  message: row.message,
  leadTimeDays: row.leadTimeDays,
  createdAt: row.createdAt,
  reviewedAt: row.reviewedAt ?? null,
});

export const inviteViewOf = (row: InviteRow, now: Date) => ({
  id: childId(row.jobId, row.installerId),
  jobId: row.jobId,
  installerId: row.installerId,
  status: inviteStatusAt(row, now),
  message: row.message,
  createdAt: row.createdAt,
  expiresAt: row.expiresAt ?? null,
  respondedAt: row.respondedAt ?? null,
  declineReason: row.declineReason ?? null,
  isForApplication: row.isForApplication ?? false,
});
