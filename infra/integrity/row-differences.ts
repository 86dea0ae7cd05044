import { isDeepStrictEqual } from 'node:util';
import type { JobRow } from '#functions/data/job-rows.ts';
import { applicationListKeys, inviteListKeys, jobListKeys, notificationListKeys } from '#functions/data/list-keys.ts';
import type { RowsByKind } from './read-table.ts';

/** Rows that contradict each other, lie in the wrong list, or belong to nothing any more. */

const of = <T>(rows: RowsByKind, kind: string): T[] => (rows.get(kind) ?? []) as unknown as T[];

const listKeysIn = (row: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => /^list[1-4][ps]k$/.test(name)));

const listKeys: Record<string, (row: never) => object> = {
  job: jobListKeys as (row: never) => object,
  application: applicationListKeys as (row: never) => object,
  invite: inviteListKeys as (row: never) => object,
  notification: notificationListKeys as (row: never) => object,
};

function listDifferences(rows: RowsByKind): string[] {
  return Object.entries(listKeys).flatMap(([kind, expected]) =>
    (rows.get(kind) ?? [])
      .filter((row) => !isDeepStrictEqual(listKeysIn(row), expected(row as never)))
      .map(
        (row) =>
          `list keys of ${kind} ${row.pk}: stored ${JSON.stringify(listKeysIn(row))}, expected ${JSON.stringify(expected(row as never))}`,
      ),
  );
}

interface AuditRow {
  jobId: string;
  version: number;
  to: string;
}

/** The audit counts 1 to the job's version without a gap, and ends in the state the job is in. */
function auditDifferences(rows: RowsByKind): string[] {
  const byJob = new Map<string, AuditRow[]>();
  for (const row of of<AuditRow>(rows, 'audit')) byJob.set(row.jobId, [...(byJob.get(row.jobId) ?? []), row]);
  return of<JobRow>(rows, 'job').flatMap((job) => {
    const trail = (byJob.get(job.jobId) ?? []).sort((a, b) => a.version - b.version);
    const isGapless = trail.length === job.version && trail.every((row, index) => row.version === index + 1);
    const last = trail.at(-1)?.to;
    return [
      ...(isGapless
        ? []
        : [
            `audit of job ${job.jobId}: versions ${trail.map((row) => row.version).join(',')}, job is at ${job.version}`,
          ]),
      ...(last === (job.deleted ? 'gone' : job.status)
        ? []
        : [`audit of job ${job.jobId}: ends in ${last}, job is ${job.status}`]),
    ];
  });
}

const inJob = ['requirement', 'payment', 'rating', 'document', 'application', 'invite', 'grant', 'audit'] as const;

function orphans(rows: RowsByKind): string[] {
  const jobs = new Set(of<JobRow>(rows, 'job').map((job) => job.jobId));
  const lost = inJob.flatMap((kind) =>
    of<{ jobId: string }>(rows, kind)
      .filter((row) => !jobs.has(row.jobId))
      .map((row) => `${kind} without its job ${row.jobId}`),
  );
  const links = of<{ jobId: string }>(rows, 'sharelink').filter((row) => !jobs.has(row.jobId));
  const told = of<{ jobId?: string; userId: string }>(rows, 'notification').filter(
    (row) => row.jobId && !jobs.has(row.jobId),
  );
  return [
    ...lost,
    ...links.map((row) => `share link without its job ${row.jobId}`),
    ...told.map((row) => `notification of ${row.userId} about the absent job ${row.jobId}`),
  ];
}

/** One assignee where the state asks for one, one payment where it says paid. */
function stateDifferences(rows: RowsByKind): string[] {
  const paid = new Map(of<{ jobId: string; status: string }>(rows, 'payment').map((row) => [row.jobId, row.status]));
  return of<JobRow>(rows, 'job').flatMap((job) => [
    ...(job.status === 'posted' && job.assignedInstallerId ? [`posted job ${job.jobId} has an installer`] : []),
    ...(job.installationDate && !job.assignedInstallerId && job.status !== 'cancelled'
      ? [`job ${job.jobId} has a date and no installer`]
      : []),
    ...((job.paymentStatus ?? null) === (paid.get(job.jobId) ?? null)
      ? []
      : [`payment of job ${job.jobId}: card says ${job.paymentStatus}, row says ${paid.get(job.jobId)}`]),
  ]);
}

/** Files tied to a job stand in it, and what a job names is tied to it. */
function fileDifferences(rows: RowsByKind): string[] {
  const named = new Map<string, string>();
  for (const { jobId, detail } of of<JobRow>(rows, 'job')) {
    const keys = [
      detail.panelLayoutPhoto,
      detail.switchboardPhoto,
      detail.inverterLocationPhoto,
      detail.connectionPreApprovalPdf,
      ...detail.referencePhotoPaths,
      ...detail.installationDetailPhotos.map((photo) => photo.objectKey),
    ];
    for (const key of keys) if (key) named.set(key, jobId);
  }
  for (const row of of<{ objectKey: string; jobId: string }>(rows, 'document')) named.set(row.objectKey, row.jobId);
  for (const row of of<{ remittanceKey?: string; jobId: string }>(rows, 'payment'))
    if (row.remittanceKey) named.set(row.remittanceKey, row.jobId);
  for (const row of of<{ logoKey?: string; userId: string }>(rows, 'retailerprofile'))
    if (row.logoKey) named.set(row.logoKey, row.userId);
  const objects = of<{ objectKey: string; attachedTo?: string }>(rows, 'object');
  const tied = new Map(objects.map((row) => [row.objectKey, row.attachedTo]));
  return [
    ...[...named]
      .filter(([key, id]) => tied.get(key) !== id)
      .map(([key, id]) => `file ${key} is named by ${id} and tied to ${tied.get(key)}`),
    ...objects
      .filter((row) => row.attachedTo && named.get(row.objectKey) !== row.attachedTo)
      .map((row) => `file ${row.objectKey} is tied to ${row.attachedTo}, which does not name it`),
  ];
}

const lateMilliseconds = 60_000;
const lateOutbox = (rows: RowsByKind, now: Date): string[] =>
  of<{ outboxId: string; createdAt: string }>(rows, 'outbox')
    .filter((row) => now.getTime() - Date.parse(row.createdAt) > lateMilliseconds)
    .map((row) => `outbox row ${row.outboxId} has waited since ${row.createdAt}`);

export const rowDifferences = (rows: RowsByKind, now: Date): string[] => [
  ...listDifferences(rows),
  ...auditDifferences(rows),
  ...orphans(rows),
  ...stateDifferences(rows),
  ...fileDifferences(rows),
  ...lateOutbox(rows, now),
];
