import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route/route.ts';
import { parseChildId } from '#shared/domain/ids.ts';
import { notFound } from '../../refusal.ts';
import type { Actor } from '../actor.ts';
import { isParty, requireJob } from '../jobs/access/job-access.ts';
import { viewPayment } from './payment-view.ts';
import { viewRating } from './rating-view.ts';
import { viewRequirement } from './requirement-view.ts';

/** Answers a repeated request with the row as it is now. Checks the caller's access to it again. */

export async function replayPayment(actor: Actor, jobId: string): Promise<AnswerOf<Routes['requestPayment']>> {
  const access = await requireJob(jobId, actor);
  if (!access.payment || !isParty(access)) throw notFound();
  return { payment: viewPayment(access.payment) };
}

export async function replayRequirement(actor: Actor, id: string): Promise<AnswerOf<Routes['completeRequirement']>> {
  const { jobId, part } = parseChildId(id) ?? { jobId: '', part: '' };
  const access = await requireJob(jobId, actor);
  const row = access.requirements.find((each) => each.requirementId === part);
  if (!row) throw notFound();
  return { requirement: viewRequirement(row, isParty(access)) };
}

/**
 * Answers a repeated review. For a new review, the reference is the job's id, and the answer is the author's latest review. For a
 * changed review, the reference is its own id.
 */
export async function replayRating(actor: Actor, reference: string): Promise<AnswerOf<Routes['createRating']>> {
  const id = parseChildId(reference);
  const { ratings } = await requireJob(id?.jobId ?? reference, actor);
  const [own] = ratings
    .filter(({ fromUserId, ratingId }) => fromUserId === actor.userId && (!id || ratingId === id.part))
    .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  if (!own) throw notFound();
  return { rating: viewRating(own) };
}
