import { randomUUID } from 'node:crypto';
import { type JobInput, lackingToPost } from '#shared/api/job-fields.ts';
import { isFullyEditable } from '#shared/domain/lifecycle.ts';
import { ConditionLost, commit } from '../../data/commit.ts';
import type { CustomerRow, JobCardRow, JobDetailRow, JobRow } from '../../data/rows.ts';
import { rows } from '../../data/service.ts';
import { Refusal } from '../../refusal.ts';
import { idempotencyWrite, throwIfDone } from '../idempotency.ts';
import { notify } from '../notifications/notify.ts';
import { requirementsOf } from '../work/requirement-rows.ts';
import type { Changer } from './change-job.ts';
import { changeJob, changeWrites } from './change-job.ts';
import { changedTerms } from './changed-terms.ts';
import { type JobAccess, relate } from './job-access.ts';
import { fileWrites } from './job-files.ts';
import { customerOf, detailOf, placeJob, specificationOf } from './job-from-form.ts';
import { refuseLockedChanges, unlockedChanges } from './locked-fields.ts';
import { deleteShareLink } from './share-links.ts';

async function companyOf(retailerId: string): Promise<string> {
  const { data } = await rows().retailerProfile.get({ userId: retailerId }).go({ consistent: true });
  if (!data) throw new Refusal('profile_incomplete');
  return data.companyName;
}

const noCounts = {
  assignedCompany: null,
  invitesPending: 0,
  invitesAccepted: 0,
  invitesDeclined: 0,
  applicationsOpen: 0,
  applicationsTotal: 0,
};

interface Contents {
  card: Omit<JobCardRow, keyof typeof noCounts | 'retailerCompany'>;
  detail: JobDetailRow;
  customer: CustomerRow;
}

const contentsOf = async (input: JobInput): Promise<Contents> => ({
  card: { ...specificationOf(input), ...(await placeJob(input)) },
  detail: detailOf(input),
  customer: customerOf(input),
});

export async function createJob({ actor, request }: Changer, input: JobInput): Promise<JobAccess> {
  const { now } = request;
  const at = now.toISOString();
  const jobId = randomUUID();
  const retailerCompany = await companyOf(actor.userId);
  const contents = await contentsOf(input);
  const requirements = requirementsOf(jobId, input.requirements, null);
  const job: JobRow = {
    jobId,
    retailerId: actor.userId,
    version: 1,
    status: input.status,
    isPublic: input.isPublic,
    openRequirements: requirements.rows.length,
    shareEpoch: 0,
    card: { ...contents.card, ...noCounts, retailerCompany },
    detail: contents.detail,
    customer: contents.customer,
    times: input.status === 'posted' ? { postedAt: at } : {},
    createdAt: at,
    updatedAt: at,
  };
  const files = await fileWrites(actor, jobId, null, job.detail, now);
  const action = input.status === 'posted' ? 'post' : 'saveDraft';
  const writes = [...requirements.writes, ...files];
  try {
    await commit([
      ...changeWrites(null, { job, writes }, { action, actorId: actor.userId }, now),
      ...idempotencyWrite(actor, request, jobId),
    ]);
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
    await throwIfDone(actor, request, error.names);
    throw new Refusal('conflict', { message: 'A file of this job is in use elsewhere.', cause: error });
  }
  const access = await relate({ job, requirements: requirements.rows, payment: null, ratings: [] }, actor);
  if (!access) throw new Refusal('internal');
  return access;
}

/** A job that is out stays complete, whatever status the form claims. */
function refuseIncomplete(input: JobInput): void {
  const lacking = lackingToPost(input);
  if (lacking.length > 0)
    throw new Refusal('invalid', { fields: Object.fromEntries(lacking.map(({ path, message }) => [path, message])) });
}

/** Saves the form. A draft sent as posted goes out; otherwise the status never moves here. After the award the deal is locked. */
export async function updateJob(changer: Changer, access: JobAccess, input: JobInput): Promise<JobAccess> {
  const { actor } = changer;
  const posts = access.job.status === 'draft' && input.status === 'posted';
  if (access.job.status !== 'draft') refuseIncomplete(input);
  const contents = await contentsOf({ ...input, status: access.job.status === 'draft' ? input.status : 'posted' });
  return changeJob(changer, access, posts ? 'post' : 'edit', async ({ access: current, job, to, now, at }) => {
    if (!isFullyEditable(job.status)) {
      refuseLockedChanges(job, contents, input, current.requirements);
      const changed = unlockedChanges(job, contents);
      return { job: changed, writes: await fileWrites(actor, job.jobId, job.detail, changed.detail, now) };
    }
    const requirements = requirementsOf(job.jobId, input.requirements, current.requirements);
    const changed: JobRow = {
      ...job,
      status: to,
      isPublic: input.isPublic,
      openRequirements: requirements.rows.length,
      card: { ...job.card, ...contents.card },
      detail: contents.detail,
      customer: contents.customer,
      times: posts ? { ...job.times, postedAt: at } : job.times,
    };
    return {
      job: changed,
      rows: { requirements: requirements.rows },
      writes: [...requirements.writes, ...(await fileWrites(actor, job.jobId, job.detail, changed.detail, now))],
      effects: changedTerms(job, changed, now),
      details: { isPublic: input.isPublic, priceCents: changed.card.priceCents },
    };
  });
}

/** The job is gone for everybody at once; the consumer then removes what lies around it. */
export async function deleteJob(changer: Changer, access: JobAccess): Promise<void> {
  await changeJob(changer, access, 'delete', ({ job }) => ({
    job: { ...job, deleted: true },
    writes: deleteShareLink(job),
    effects: [{ followUp: { kind: 'purgeJob', jobId: job.jobId } }],
  }));
}

export async function cancelJob(changer: Changer, access: JobAccess, reason: string): Promise<JobAccess> {
  return changeJob(changer, access, 'cancel', ({ job, to, at }) => ({
    job: {
      ...job,
      status: to,
      cancelReason: reason,
      card: { ...job.card, applicationsOpen: 0 },
      times: { ...job.times, cancelledAt: at },
    },
    effects: [
      { followUp: { kind: 'closeProposals', jobId: job.jobId } },
      ...(job.assignedInstallerId
        ? [
            notify(
              job,
              job.assignedInstallerId,
              'unassign',
              'Job cancelled',
              `${job.card.retailerCompany} cancelled the job: ${reason}`,
            ),
          ]
        : []),
    ],
  }));
}
