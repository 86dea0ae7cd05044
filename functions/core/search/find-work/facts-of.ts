import type { JobRow } from '#functions/data/rows.ts';
import { type OpenJob, ticksOf } from '#shared/domain/search/find-work.ts';

/** What decides whether an installer finds a job, and where. */

export const positionOf = (latitude: number | null, longitude: number | null): OpenJob['position'] =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** What the row itself says. */
export const factsOf = ({ jobId, card, createdAt, times }: JobRow): OpenJob => ({
  id: jobId,
  position: positionOf(card.latitude, card.longitude),
  state: card.state,
  jobType: card.jobType,
  requiredLicenses: card.requiredLicenses,
  preferredWeek: card.preferredWeek ?? null,
  sizeKw: card.pvSizeKw,
  priceCents: card.priceCents,
  postedAt: ticksOf(times.postedAt ?? createdAt),
});
