import type { Routes } from '#shared/api/index.ts';
import type { BodyOf } from '#shared/api/route/route.ts';
import { parseChildId } from '#shared/domain/ids.ts';
import { jobLine } from '#shared/domain/jobs/job-number.ts';
import { findUser } from '../../data/accounts/user-queries.ts';
import { adminAuditWrite } from '../../data/admin/admin-audit-writes.ts';
import { ConditionLost, type NamedWrite } from '../../data/commit.ts';
import { findJobRows } from '../../data/jobs/job-queries.ts';
import { outboxWrite } from '../../data/notifications/outbox-writes.ts';
import { findReport } from '../../data/reports/report-queries.ts';
import { putReport } from '../../data/reports/report-writes.ts';
import type { FieldChanges, RatingRow, ReportRow, UserRow } from '../../data/rows.ts';
import { type RatingKey, readRatings } from '../../data/work/rating-queries.ts';
import { removeRating } from '../../data/work/rating-writes.ts';
import { notFound, Refusal } from '../../refusal.ts';
import type { Actor, RequestFacts } from '../actor.ts';
import { suspensionWrites } from '../admin/suspension.ts';
import { commitFor } from '../commit-for.ts';
import { idempotencyWrite, throwIfDone } from '../idempotency.ts';
import { companiesOf } from './list-reports.ts';

type Decided = BodyOf<Routes['decideReport']>;

const outcomes = { keep: 'no change', remove: 'removed' } as const;

const stale = (message: string) => new Refusal('conflict', { message: `${message} Nothing was changed.` });

/** Refuses the decision of an administrator who has not seen the latest report or decision. */
async function refuseUnseen(row: ReportRow, version: number): Promise<void> {
  if (row.openedAt === undefined) {
    const by = row.decidedBy === undefined ? undefined : (await companiesOf([row.decidedBy])).get(row.decidedBy);
    throw stale(
      `${by ?? 'Another administrator'} has already decided this report: ${outcomes[row.decision ?? 'keep']}.`,
    );
  }
  if (row.version !== version)
    throw stale('Someone else has reported this since you opened it. Please read their report first.');
}

/** Returns the review, or null if its job was deleted. */
async function findReview(key: RatingKey): Promise<RatingRow | null> {
  const [rating] = await readRatings([key]);
  return rating ?? null;
}

interface Effect {
  writes: NamedWrite[];
  /** Changes in addition to the decision and its reason. */
  changes: FieldChanges;
  /** The text that the reporters get. */
  told: string;
}

/** Notifies the author. If they may still open the job, the notification links there. */
async function noticeFor({ fromUserId, jobId }: RatingRow, reason: string, now: Date): Promise<NamedWrite[]> {
  const job = (await findJobRows([jobId])).get(jobId);
  const about = job ? { jobId, jobTitle: jobLine(job.card) } : {};
  const notice = {
    userId: fromUserId,
    kind: 'report' as const,
    title: 'Your review was removed',
    text: reason,
    ...about,
  };
  return outboxWrite({ notifications: [notice] }, now);
}

async function removeReview(key: RatingKey, decided: Decided, now: Date): Promise<Effect> {
  const review = await findReview(key);
  if (!review) throw stale('This review is no longer there.');
  if (review.updatedAt !== decided.reviewUpdatedAt)
    throw stale('The author has changed this review since you opened it. Please read it again.');
  const { toUserId, sixths, isUncounted } = review;
  return {
    writes: [
      removeRating(review, now.toISOString()),
      ...(isUncounted ? [] : outboxWrite({ reputation: { userId: toUserId, sixths: -sixths, reviewCount: -1 } }, now)),
      ...(await noticeFor(review, decided.reason, now)),
    ],
    changes: { review: { from: review.review, to: null } },
    told: 'The review that you reported was removed.',
  };
}

async function suspend(actor: Actor, owner: UserRow, { reason }: Decided, now: Date): Promise<Effect> {
  const writes = owner.suspended ? [] : (await suspensionWrites(actor, owner, reason, now)).writes;
  return { writes, changes: {}, told: 'The account that you reported was suspended.' };
}

const kept: Effect = {
  writes: [],
  changes: {},
  told: 'Thanks for your report. An administrator reviewed it and decided not to remove it.',
};

async function effectOf(actor: Actor, row: ReportRow, owner: UserRow, decided: Decided, now: Date): Promise<Effect> {
  if (decided.decision === 'keep') return kept;
  return row.review ? removeReview(row.review, decided, now) : suspend(actor, owner, decided, now);
}

/** Returns the users who have reported the review or account since the last decision. */
const waiting = ({ complaints, openedAt = '' }: ReportRow): string[] =>
  complaints.filter(({ at }) => at >= openedAt).map(({ reporterId }) => reporterId);

async function attempt(actor: Actor, row: ReportRow, decided: Decided, request: RequestFacts): Promise<void> {
  const { now } = request;
  const owner = await findUser(row.userId);
  if (!owner) throw notFound();
  const { writes, changes, told } = await effectOf(actor, row, owner, decided, now);
  const { decision, reason } = decided;
  const act = {
    subjectId: owner.userId,
    kind: owner.role,
    action: 'decideReport',
    actorId: actor.userId,
    changes: { ...changes, decision: { from: null, to: decision }, reason: { from: null, to: reason } },
  } as const;
  const { openedAt: _since, ...rest } = row;
  const after: ReportRow = {
    ...rest,
    version: row.version + 1,
    decision,
    decidedAt: now.toISOString(),
    decidedBy: actor.userId,
  };
  const notices = waiting(row).flatMap((userId) =>
    outboxWrite({ notifications: [{ userId, kind: 'report', title: 'Your report', text: told }] }, now),
  );
  await commitFor(actor, [
    putReport(after),
    adminAuditWrite(act, now),
    ...writes,
    ...notices,
    ...idempotencyWrite(actor, request, actor.userId),
  ]);
}

/** Records a decision. If two administrators decide at the same time, the second one is refused. */
export async function decideReport(actor: Actor, id: string, decided: Decided, request: RequestFacts): Promise<void> {
  const { jobId: userId, part: thingId } = parseChildId(id) ?? { jobId: '', part: '' };
  const look = async (): Promise<ReportRow> => {
    const row = await findReport(userId, thingId);
    if (!row) throw notFound();
    await refuseUnseen(row, decided.version);
    return row;
  };
  try {
    await attempt(actor, await look(), decided, request);
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
    throwIfDone(error.names);
    await look();
    throw new Refusal('conflict', { cause: error });
  }
}
