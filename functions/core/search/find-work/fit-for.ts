import type { JobRow } from '#functions/data/rows.ts';
import type { HeldCredential } from '#shared/domain/people/credential-objections.ts';
import { type Crew, type ExplainedFit, fitOf } from '#shared/domain/search/fit.ts';
import { withObjections } from '../../credentials/job-credentials.ts';
import { calendarAt } from './calendar-at.ts';
import { factsOf } from './facts-of.ts';

/** Returns a function that says whether a job fits one installer. */
export const fitFor =
  (crew: Crew, held: readonly HeldCredential[], now: Date) =>
  (job: JobRow): ExplainedFit =>
    withObjections(fitOf(crew, factsOf(job), calendarAt(now)(job.card.state)), job, held, now);
