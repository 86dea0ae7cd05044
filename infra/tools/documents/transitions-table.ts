import { statusEffects, withStatusValues } from '#functions/core/jobs/status-values.ts';
import type { JobRow } from '#functions/data/rows.ts';
import { jobStatusLabels, type StoredJobStatus, storedJobStatuses } from '#shared/domain/jobs/job.ts';
import { type JobAction, jobActions } from '#shared/domain/jobs/lifecycle.ts';
import type { JobRelation } from '#shared/domain/jobs/lifecycle-guards.ts';
import { transitionOf } from '#shared/domain/jobs/lifecycle-table.ts';
import { either, tableOf } from './markdown.ts';
import { jobIn, jobsIn } from './sample-job.ts';

/** Builds the table of a job's transitions from the lifecycle, and from the code that each change of a status runs. */

const people: Record<JobRelation, string> = {
  owner: 'owner',
  assignee: 'installer with the job',
  invitee: 'invited installer',
  applicant: 'applicant',
  linkHolder: 'installer with the share link',
  admin: 'administrator',
  retailer: 'retailer',
  installer: 'installer',
};

const values = {
  assignedInstallerId: 'installer',
  agreedPriceCents: 'agreed price',
  installationDate: 'installation date',
  paymentStatus: 'payment request (it stays on record for its installer)',
  cancelReason: 'reason for the cancellation',
  returnedReason: 'reason for sending the work back',
  shareToken: 'share link',
} as const satisfies Partial<Record<keyof JobRow, string>>;

const times: Record<keyof JobRow['times'], string> = {
  postedAt: 'posted',
  acceptedAt: 'awarded',
  startedAt: 'started',
  progressAt: 'last progress',
  completedAt: 'completed',
  paidAt: 'paid',
  archivedAt: 'archived',
  cancelledAt: 'cancelled',
};

const followUps: Readonly<Record<string, string>> = {
  closeProposals: 'closes applications and invitations that are still open',
  reopenApplications: 'reopens the applications that the award had closed',
};

const now = '2026-02-02T00:00:00.000Z';
type Named = readonly (readonly [name: string, words: string])[];

/** Returns the words for the values that `before` has and `after` does not. */
const missingIn = (after: object, before: object, named: Named): string[] =>
  named.flatMap(([name, words]) => (Reflect.get(before, name) && !Reflect.get(after, name) ? words : []));

/** Tells whether the lifecycle refuses the action for every job with an installer. */
const needsNoInstaller = (action: JobAction, status: StoredJobStatus): boolean => {
  const { actors, guard } = transitionOf(action);
  return [...jobsIn(status)].every((job) => !job.isAssigned || guard?.(job, actors));
};

/** Returns the job before the action. If the action needs a job without an installer, the job has no payment request either. */
function jobBefore(action: JobAction, status: StoredJobStatus): JobRow {
  const job = jobIn(status);
  return needsNoInstaller(action, status) ? { ...job, assignedInstallerId: undefined, paymentStatus: undefined } : job;
}

type Changes = Record<'recorded' | 'removed' | 'removedTimes' | 'followUps', string[]>;

function changesBetween(before: JobRow, to: StoredJobStatus): Changes {
  const after = withStatusValues(before, { ...before, status: to }, now);
  const namedTimes: Named = Object.entries(times);
  return {
    recorded: namedTimes.flatMap(([name, words]) => (Reflect.get(after.times, name) === now ? words : [])),
    removed: missingIn(after, before, Object.entries(values)),
    removedTimes: missingIn(after.times, before.times, namedTimes),
    followUps: statusEffects(before, after).flatMap(({ followUp }) =>
      followUp ? (followUps[followUp.kind] ?? []) : [],
    ),
  };
}

function otherChanges(action: JobAction): string {
  const { from, to } = transitionOf(action);
  if (to === 'gone') return 'removes everything that belongs to the job';
  if (to === 'given') return '[What setting a status does](set-statuses.md)';
  if (to === 'same') return '';
  const each = from.flatMap((status) =>
    status === 'none' || status === to ? [] : changesBetween(jobBefore(action, status), to),
  );
  const all = (kind: keyof Changes): string[] => [...new Set(each.flatMap((changes) => changes[kind]))];
  const said = (words: string, kind: keyof Changes): string[] =>
    all(kind).length > 0 ? [`${words} ${all(kind).join(', ')}`] : [];
  return [
    ...said('records the time:', 'recorded'),
    ...said('removes:', 'removed'),
    ...said('removes the times:', 'removedTimes'),
    ...all('followUps'),
  ].join('; ');
}

const statusWords = (status: StoredJobStatus | 'none'): string =>
  status === 'none' ? 'no job yet' : jobStatusLabels[status];

function targetOf(action: JobAction): string {
  const { to } = transitionOf(action);
  if (to === 'gone') return 'deleted';
  if (to === 'given') return 'the chosen status';
  return to === 'same' ? 'unchanged' : jobStatusLabels[to];
}

const isEveryStatus = (from: readonly string[]): boolean => storedJobStatuses.every((status) => from.includes(status));

const sentenceOf = (event: string | null): string =>
  event === null ? '' : event.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export const transitionsTable = (): string =>
  tableOf(
    ['no.', 'what happens', 'who', 'from', 'to', 'what else changes', 'event in the history'],
    jobActions.map((action) => {
      const { number, meaning, actors, from, event } = transitionOf(action);
      return [
        String(number),
        meaning,
        either(actors.map((actor) => people[actor])),
        isEveryStatus(from) ? 'any' : from.map(statusWords).join(', '),
        targetOf(action),
        otherChanges(action),
        sentenceOf(event),
      ];
    }),
  );
