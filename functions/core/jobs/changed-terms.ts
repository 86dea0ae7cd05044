import { formatDollars } from '#shared/domain/money.ts';
import { ConditionLost, commit, write } from '../../data/commit.ts';
import { isOpenApplication } from '../../data/list-keys.ts';
import { outboxWrite } from '../../data/notifications/outbox-writes.ts';
import type { ApplicationRow, Effects, JobRow } from '../../data/rows.ts';
import { rows } from '../../data/service.ts';
import { newId, sameId } from '../../new-id.ts';
import { notify } from '../notifications/notify.ts';

/** Whoever has applied did so for a price and a site: when the owner changes either, they are told. */

function differences(before: JobRow, after: JobRow): string[] {
  const [was, is] = [before.card, after.card];
  return [
    ...(was.priceCents === is.priceCents
      ? []
      : [`The price is now ${formatDollars(is.priceCents)}, it was ${formatDollars(was.priceCents)}.`]),
    ...(was.address === is.address ? [] : ['The address of the site has changed.']),
  ];
}

/** What an edit of a job that is out leads to. There may be hundreds of applicants, so they are told one by one later. */
export function changedTerms(before: JobRow, after: JobRow, now: Date): Effects[] {
  const sentences = before.status === 'posted' && before.card.applicationsTotal > 0 ? differences(before, after) : [];
  if (sentences.length === 0) return [];
  const { jobId } = after;
  const text = sentences.join(' ');
  return [{ followUp: { kind: 'tellApplicants', jobId, changeId: newId(now), at: now.toISOString(), text } }];
}

/** Somebody an award has shut out is about to be let in again, or the job would not be out. */
const isWaiting = ({ status, closedByAward }: ApplicationRow): boolean => isOpenApplication(status) || !!closedByAward;

type Change = Extract<NonNullable<Effects['followUp']>, { kind: 'tellApplicants' }>;

async function tell(job: JobRow, installerId: string, { changeId, at, text }: Change) {
  const { jobId } = job;
  const when = new Date(at);
  const { notifications = [] } = notify(job, installerId, 'application', 'Job changed', text);
  const notificationId = sameId(when, changeId, installerId);
  try {
    await commit([
      write('application', (entities) =>
        entities.application
          .check({ jobId, installerId })
          .where(
            ({ status, closedByAward }, { eq, exists }) =>
              `${eq(status, 'applied')} OR ${eq(status, 'reviewed')} OR ${exists(closedByAward)}`,
          )
          .commit(),
      ),
      write('job', (entities) =>
        entities.job
          .check({ jobId })
          .where((row, { eq, notExists }) => `${eq(row.status, 'posted')} AND ${notExists(row.deleted)}`)
          .commit(),
      ),
      ...outboxWrite({ notifications: notifications.map((draft) => ({ ...draft, notificationId })) }, when),
    ]);
  } catch (error) {
    // The application was answered or withdrawn meanwhile, or the job is no longer out: then it is not their news.
    if (!(error instanceof ConditionLost)) throw error;
  }
}

/** Tells everybody whose application waits. Done again it says the same under the same id, so nobody hears it twice. */
export async function tellApplicants(change: Change): Promise<void> {
  const { jobId } = change;
  const { data: job } = await rows().job.get({ jobId }).go({ consistent: true });
  if (job?.status !== 'posted' || job.deleted) return;
  const { data } = await rows().application.query.byJob({ jobId }).go({ consistent: true, pages: 'all' });
  for (const { installerId } of data.filter(isWaiting)) await tell(job, installerId, change);
}
