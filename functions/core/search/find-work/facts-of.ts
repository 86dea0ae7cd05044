import type { JobRow } from '#functions/data/rows.ts';
import { type OpenJob, ticksOf } from '#shared/domain/search/find-work.ts';
import { positionOrNull } from '../../whereabouts/suburb.ts';

/** Returns the facts of a job that decide whether an installer finds it. */
export const factsOf = ({ jobId, card, createdAt, times }: JobRow): OpenJob => ({
  id: jobId,
  position: positionOrNull(card),
  state: card.state,
  jobType: card.jobType,
  requiredLicenses: card.requiredLicenses,
  preferredWeek: card.preferredWeek ?? null,
  sizeKw: card.pvSizeKw,
  priceCents: card.priceCents,
  postedAt: ticksOf(times.postedAt ?? createdAt),
});
