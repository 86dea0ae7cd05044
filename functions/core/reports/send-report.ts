import type { Routes } from '#shared/api/index.ts';
import type { BodyOf } from '#shared/api/route/route.ts';
import { mostComplaints } from '#shared/domain/admin/reports.ts';
import { ConditionLost } from '../../data/commit.ts';
import { findReport } from '../../data/reports/report-queries.ts';
import { putReport } from '../../data/reports/report-writes.ts';
import type { ReportRow } from '../../data/rows.ts';
import { findReviewAbout } from '../../data/work/rating-queries.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { again, retry } from '../../retry.ts';
import type { Actor, RequestFacts } from '../actor.ts';
import { commitFor } from '../commit-for.ts';
import { idempotencyWrite, throwIfDone } from '../idempotency.ts';
import { requirePage } from '../public-pages/public-people.ts';

type Sent = BodyOf<Routes['sendReport']>;
type Thing = Pick<ReportRow, 'userId' | 'thingId' | 'review'>;

/** Returns the reported review or account, if the caller can see it. */
async function findThing(actor: Actor, { personId, reviewWrittenAt }: Sent): Promise<Thing> {
  await requirePage(actor, personId);
  if (reviewWrittenAt === undefined) return { userId: personId, thingId: personId };
  const review = await findReviewAbout(personId, reviewWrittenAt);
  if (!review) throw notFound();
  const { jobId, ratingId, fromUserId: userId } = review;
  return { userId, thingId: ratingId === userId ? jobId : ratingId, review: { jobId, ratingId } };
}

const alreadyReported = 'You have already reported this.';

/** Returns the row with one more complaint. A dismissed report is open again. */
function withComplaint(thing: Thing, before: ReportRow | null, complaint: ReportRow['complaints'][number]): ReportRow {
  return {
    ...before,
    ...thing,
    version: (before?.version ?? 0) + 1,
    complaints: [...(before?.complaints ?? []), complaint],
    openedAt: before?.openedAt ?? complaint.at,
  };
}

export async function sendReport(actor: Actor, sent: Sent, request: RequestFacts): Promise<void> {
  const thing = await findThing(actor, sent);
  if (thing.userId === actor.userId) throw new Refusal('wrong_state', { message: 'You wrote this yourself.' });
  const complaint = { reporterId: actor.userId, reason: sent.reason, at: request.now.toISOString() };
  await retry(
    async (isLast) => {
      const before = await findReport(thing.userId, thing.thingId);
      if (before?.complaints.some(({ reporterId }) => reporterId === actor.userId))
        throw new Refusal('already_exists', { message: alreadyReported });
      if (before && before.complaints.length >= mostComplaints) return;
      try {
        return await commitFor(actor, [
          putReport(withComplaint(thing, before, complaint)),
          ...idempotencyWrite(actor, request, thing.userId),
        ]);
      } catch (error) {
        if (!(error instanceof ConditionLost)) throw error;
        throwIfDone(error.names);
        if (isLast) throw new Refusal('conflict', { cause: error });
        return again;
      }
    },
    { tries: 8, firstPause: 20, longestPause: 400 },
  );
}
