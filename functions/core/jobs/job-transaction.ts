import type { StoredJobStatus } from '#shared/domain/jobs/job.ts';
import type { JobAction } from '#shared/domain/jobs/lifecycle.ts';
import type { NamedWrite } from '../../data/commit.ts';
import type { Counts } from '../../data/figures/tab-counts-writes.ts';
import { createAudit } from '../../data/jobs/audit-writes.ts';
import type { LoadedJob } from '../../data/jobs/job-queries.ts';
import { putJob } from '../../data/jobs/job-writes.ts';
import { outboxWrite } from '../../data/notifications/outbox-writes.ts';
import type { AuditDetails, Effects, JobRow } from '../../data/rows.ts';
import { countCompleted } from '../figures/completed-jobs.ts';
import { figuresMoved } from '../figures/public-figures.ts';
import { countWrites } from '../figures/tab-counts.ts';
import { jobRenamed } from '../search/administrators/words-of.ts';
import { jobRelistEffects } from '../search/directory/relist-effects.ts';
import { ownListWrites } from '../search/own-jobs/own-list.ts';
import { newsForSearchers } from './news-for-searchers.ts';
import { reminderWrites } from './reminders.ts';
import { paymentsAfter, statusEffects, statusWrites, withStatusValues } from './status-values.ts';
import { newsOfTerms } from './terms/news-of-terms.ts';
import { pastTermsWrites, type WithRequirements, withTermsVersion } from './terms/terms.ts';

/** The changes that one transaction makes to a job and its related rows, apart from the status and its values. */
export interface JobChange {
  job: JobRow;
  /** The related rows that change with the job, in their new state. */
  rows?: Partial<Omit<LoadedJob, 'job'>>;
  writes?: readonly NamedWrite[];
  counts?: ReadonlyMap<string, Counts>;
  effects?: readonly Effects[];
  details?: AuditDetails;
}

/** A change by the system, which may also end the job. */
export interface SystemChange extends JobChange {
  to?: 'cancelled';
}

/** Actions that follow from another action and have no route. */
export type SystemAction =
  | 'reopenApplications'
  | 'renameCompany'
  | 'numberJob'
  | 'expireInvite'
  | 'hold'
  | 'list'
  | 'closeAccount'
  | 'leaveTeam'
  | 'endInvite'
  | 'endApplication';

/** The actor recorded for changes that the system makes. */
export const systemActor = 'system';

interface Cause {
  action: JobAction | SystemAction;
  actorId: string;
  /** The person who acts for the company. */
  personId?: string;
  from?: StoredJobStatus;
}

/** Merges an effect into the first, so that one follow-up updates a job's public figures, lists and search index. */
const mergeEffects = ([first = {}, ...others]: readonly Effects[], effect: Effects): Effects[] => [
  { ...first, ...effect },
  ...others,
];

/**
 * Adds the company (`byUserId`) and the person (`byPersonId`) that caused a notification. A notification of a system change
 * keeps the cause it already has.
 */
function causedBy(effects: Effects, { actorId, personId }: Cause): Effects {
  if (!effects.notifications || actorId === systemActor) return effects;
  const by = { byUserId: actorId, ...(personId ? { byPersonId: personId } : {}) };
  return { ...effects, notifications: effects.notifications.map((draft) => ({ ...draft, ...by })) };
}

/** Returns the effects that take the reviews of a deleted job out of the ratings. */
const uncounted = ({ ratings }: LoadedJob): Effects[] =>
  ratings
    .filter(({ isUncounted, removedAt }) => !isUncounted && removedAt === undefined)
    .map(({ toUserId: userId, sixths }) => ({ reputation: { userId, sixths: -sixths, reviewCount: -1 } }));

/** Returns all writes of a change: the row, its audit, the counts, the follow-ups and the action's rows. */
export async function transactionWrites(
  loaded: LoadedJob | null,
  change: JobChange,
  cause: Cause,
  now: Date,
): Promise<NamedWrite[]> {
  const before = loaded?.job ?? null;
  const requirements = change.rows?.requirements ?? loaded?.requirements ?? [];
  const { job, writes: counted } = await countCompleted(before, change.job, now);
  const effects = [
    ...mergeEffects(figuresMoved(before, job), { ...jobRelistEffects(before, job), ...jobRenamed(before, job) }),
    ...statusEffects(before, job),
    ...(job.deleted && loaded ? uncounted(loaded) : []),
    ...newsForSearchers(before, job, now),
    ...newsOfTerms(loaded, { job, requirements }, now),
    ...(change.effects ?? []).map((each) => causedBy(each, cause)),
  ];
  return [
    putJob(job, before?.version ?? null),
    createAudit(job, { ...cause, details: change.details }),
    ...countWrites(before, job, change.counts),
    ...effects.flatMap((each) => outboxWrite(each, now)),
    ...statusWrites(loaded, job, now),
    ...pastTermsWrites(loaded, job),
    ...reminderWrites(before, job, now),
    ...(await ownListWrites(loaded, { job, ...paymentsAfter(loaded, job, change.rows?.payment) })),
    ...counted,
    ...(change.writes ?? []),
  ];
}

/**
 * Returns the job after a change: in its new status, with the next version, the time of the change and the version of its
 * terms.
 */
export function nextVersion(
  before: WithRequirements,
  { job, rows }: JobChange,
  to: StoredJobStatus | 'gone',
  now: Date,
): JobRow {
  const updatedAt = now.toISOString();
  const state = to === 'gone' ? { deleted: true } : { status: to };
  const next = { ...job, ...state, version: before.job.version + 1, updatedAt };
  const after = withStatusValues(before.job, next, updatedAt);
  return withTermsVersion(before, { job: after, requirements: rows?.requirements ?? before.requirements });
}

/** The limits of the retries after a lost race. The pauses grow, because many retries at the same time would conflict again. */
export const patience = { milliseconds: 8_000, firstPause: 20, longestPause: 1_000 };
