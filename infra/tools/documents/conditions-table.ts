import { type JobAction, jobActions } from '#shared/domain/jobs/lifecycle.ts';
import { transitionOf } from '#shared/domain/jobs/lifecycle-table.ts';
import { tableOf } from './markdown.ts';
import { jobsIn } from './sample-job.ts';

function refusalsOf(action: JobAction): string[] {
  const { actors, from, guard } = transitionOf(action);
  const statuses = from.filter((status) => status !== 'none');
  const messages = statuses.flatMap((status) =>
    actors.flatMap((actor) =>
      [...jobsIn(status)].flatMap((job) =>
        [[actor], [actor, 'applicant' as const]].flatMap((relations) => guard?.(job, relations)?.message ?? []),
      ),
    ),
  );
  return [...new Set(messages)];
}

/**
 * Returns the table of the messages with which the lifecycle refuses a transition although the person and the status are right.
 */
export const conditionsTable = (): string =>
  tableOf(
    ['no.', 'what happens', 'refused with'],
    jobActions.flatMap((action) => {
      const { number, meaning } = transitionOf(action);
      const refusals = refusalsOf(action);
      return refusals.length > 0 ? [[String(number), meaning, refusals.join('<br>')]] : [];
    }),
  );
