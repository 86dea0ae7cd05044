import type * as z from 'zod';
import { type JobInput, type jobUpdate, lackingToPost } from '#shared/api/fields/job-fields.ts';
import { jobLabels } from '#shared/api/fields/job-labels.ts';
import { isFullyEditable } from '#shared/domain/jobs/lifecycle.ts';
import type { JobRow } from '../../data/rows.ts';
import { Refusal } from '../../refusal.ts';
import { refuseStale } from '../refuse-stale.ts';
import type { JobAccess } from './access/job-access.ts';
import { fileWrites } from './job-files.ts';
import { contentsOf } from './job-from-form.ts';
import { refuseLockedChanges, unlockedChanges } from './locked-fields.ts';
import { requirementsOf } from './requirements-from-form.ts';
import type { Changer } from './run-transition.ts';
import { runTransition } from './run-transition.ts';
import { formValuesOf } from './terms/job-form-values.ts';

/** Refuses a form that lacks a field of a posted job. A posted job must stay complete, whatever status the form claims. */
function refuseIncomplete(input: JobInput): void {
  const lacking = lackingToPost(input);
  if (lacking.length > 0)
    throw new Refusal('invalid', { fields: Object.fromEntries(lacking.map(({ path, message }) => [path, message])) });
}

/** Saves the form. The form can post a draft, but changes no other status. After the award, most fields are locked. */
export async function updateJob(
  changer: Changer,
  access: JobAccess,
  { seen, ...input }: z.output<typeof jobUpdate>,
): Promise<JobAccess> {
  const { actor } = changer;
  const posts = access.job.status === 'draft' && input.status === 'posted';
  if (access.job.status !== 'draft') refuseIncomplete(input);
  const contents = await contentsOf({ ...input, status: access.job.status === 'draft' ? input.status : 'posted' });
  return runTransition(changer, access, posts ? 'post' : 'edit', async ({ access: current, job, now }) => {
    refuseStale(seen, formValuesOf(job, current.requirements), jobLabels);
    if (!isFullyEditable(job.status)) {
      refuseLockedChanges(job, contents, input, current.requirements);
      const changed = unlockedChanges(job, contents);
      return { job: changed, writes: await fileWrites(actor, job.jobId, job.detail, changed.detail, now) };
    }
    const requirements = requirementsOf(job.jobId, input.requirements, current.requirements);
    const changed: JobRow = {
      ...job,
      isPublic: input.isPublic,
      openRequirements: requirements.rows.length,
      card: { ...job.card, ...contents.card },
      detail: contents.detail,
      customer: contents.customer,
    };
    return {
      job: changed,
      rows: { requirements: requirements.rows },
      writes: [...requirements.writes, ...(await fileWrites(actor, job.jobId, job.detail, changed.detail, now))],
      details: { isPublic: input.isPublic, priceCents: changed.card.priceCents },
    };
  });
}
