import { notify } from '../notifications/notify.ts';
import type { AwardedJob } from './awarded-job.ts';
import type { JobChange } from './job-transaction.ts';

/** Changes the person who signs off work that has started. The job keeps the reason, and the retailer is notified. */

/** The most changes of the signer that a job keeps, so that its row stays small. Further changes push out the oldest ones. */
const mostKept = 20;

/**
 * Returns the change that records another signer. `name` is the first name of the person who signs off now, or null if there is
 * none yet.
 */
export function signerChanged(job: AwardedJob, name: string | null, reason: string, now: Date): JobChange {
  const who =
    name === null ? 'The installer no longer names anyone to sign off the work' : `${name} will now sign off the work`;
  const change = { at: now.toISOString(), reason };
  return {
    job: { ...job, signerChanges: [...(job.signerChanges ?? []), change].slice(-mostKept) },
    effects: [notify(job, job.retailerId, 'job', 'Accredited installer changed', `${who}. Reason: ${reason}`)],
    details: { isSwap: true },
  };
}
