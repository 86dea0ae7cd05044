import { randomUUID } from 'node:crypto';
import type { JobInput } from '#shared/api/fields/job-fields.ts';
import { transition } from '#shared/domain/jobs/lifecycle.ts';
import { onlyWhileUnconfirmed, unconfirmedWrite } from '../../data/accounts/user-writes.ts';
import { ConditionLost } from '../../data/commit.ts';
import { openAccountWrite } from '../../data/figures/tab-counts-writes.ts';
import { jobNumberWrite } from '../../data/jobs/job-number-writes.ts';
import { listWrite } from '../../data/lists/list-rows.ts';
import { findRetailerProfile } from '../../data/people/profile-queries.ts';
import { onlyWhileNamed, sameNameWrite } from '../../data/people/profile-writes.ts';
import type { JobRow } from '../../data/rows.ts';
import { Refusal, unavailable } from '../../refusal.ts';
import { again, retry } from '../../retry.ts';
import { commitFor } from '../commit-for.ts';
import { idempotencyWrite, throwIfDone } from '../idempotency.ts';
import { type JobAccess, relate } from './access/job-access.ts';
import { fileWrites } from './job-files.ts';
import { contentsOf } from './job-from-form.ts';
import { nextNumber } from './job-numbers.ts';
import { patience, transactionWrites } from './job-transaction.ts';
import { requirementsOf } from './requirements-from-form.ts';
import { allowed, type Changer } from './run-transition.ts';
import { withStatusValues } from './status-values.ts';

async function companyOf(retailerId: string): Promise<string> {
  const profile = await findRetailerProfile(retailerId);
  if (!profile) throw new Refusal('profile_incomplete');
  return profile.companyName;
}

const noCounts = {
  assignedCompany: null,
  invitesPending: 0,
  invitesAccepted: 0,
  invitesDeclined: 0,
  applicationsOpen: 0,
  applicationsTotal: 0,
  termsVersion: 1,
};

export async function createJob({ actor, request }: Changer, input: JobInput): Promise<JobAccess> {
  const { now } = request;
  const action = input.status === 'posted' ? 'post' : 'saveDraft';
  const { to } = allowed(transition(null, action, [actor.role]));
  const at = now.toISOString();
  const jobId = randomUUID();
  let company = await companyOf(actor.userId);
  const contents = await contentsOf(input);
  const requirements = requirementsOf(jobId, input.requirements, null);
  const created: JobRow = {
    jobId,
    retailerId: actor.userId,
    version: 1,
    status: to,
    isPublic: input.isPublic,
    openRequirements: requirements.rows.length,
    shareEpoch: 0,
    card: { ...contents.card, ...noCounts, retailerCompany: company },
    detail: contents.detail,
    customer: contents.customer,
    times: {},
    createdAt: at,
    updatedAt: at,
  };
  let job = withStatusValues(null, created, at);
  const files = await fileWrites(actor, jobId, null, job.detail, now);
  const writes = [...requirements.writes, ...files];
  let isUnlisted = actor.user.unconfirmed === true;
  await retry(async (isLast) => {
    const taken = await nextNumber(actor.userId, company);
    job = { ...job, card: { ...job.card, number: taken.number } };
    const listed = isUnlisted ? { ...job, isUnlisted } : job;
    try {
      return await commitFor(actor, [
        ...(await transactionWrites(
          null,
          { job: listed, writes: [...writes, ...taken.writes] },
          { action, actorId: actor.userId, personId: actor.person.userId },
          now,
        )),
        onlyWhileNamed(actor.userId, 'retailer', company),
        ...(isUnlisted ? [onlyWhileUnconfirmed(actor.userId)] : []),
        ...idempotencyWrite(actor, request, jobId),
      ]);
    } catch (error) {
      if (!(error instanceof ConditionLost)) throw error;
      throwIfDone(error.names);
      // The owner has confirmed the email address since this function read the account, and the follow-up has not seen this
      // job. So the next attempt lists the job.
      if (error.names.includes(unconfirmedWrite) && !isLast) {
        isUnlisted = false;
        return again;
      }
      // The company has been renamed since this function read its name, and the follow-up has not seen this job. So the next
      // attempt uses the new name.
      if (error.names.includes(sameNameWrite) && !isLast) {
        company = await companyOf(actor.userId);
        job = { ...job, card: { ...job.card, retailerCompany: company } };
        return again;
      }
      if (error.names.includes(openAccountWrite)) throw new Refusal('unauthenticated', { cause: error });
      // Another job of the company has just taken the number, or changed the same list chunk. The job itself has no conflict.
      if (error.names.every((name) => name === listWrite || name === jobNumberWrite)) {
        if (isLast) throw unavailable(error);
        return again;
      }
      throw new Refusal('conflict', {
        message: 'A file of this job is already used somewhere else. Upload the file again to use it here.',
        cause: error,
      });
    }
  }, patience);
  const access = await relate({ job, requirements: requirements.rows, payment: null, ratings: [] }, actor);
  if (!access) throw new Refusal('internal');
  return access;
}
