import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route.ts';
import { parseChildId } from '#shared/domain/ids.ts';
import { notFound } from '../../refusal.ts';
import type { Actor } from '../actor.ts';
import { isParty, requireJob } from '../jobs/job-access.ts';
import { viewPayment } from './payment-view.ts';
import { viewRating } from './rating-view.ts';
import { viewRequirement } from './requirement-view.ts';

/** What a request that took effect before is answered when it comes again: the row as it is now, under today's access. */

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

/** A new review is found again by its job, a changed one by its own id. */
export async function replayRating(actor: Actor, reference: string): Promise<AnswerOf<Routes['createRating']>> {
  const { ratings } = await requireJob(parseChildId(reference)?.jobId ?? reference, actor);
  const own = ratings.find((rating) => rating.fromUserId === actor.userId);
  if (!own) throw notFound();
  return { rating: viewRating(own) };
}
