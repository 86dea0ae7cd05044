import { hrefTo, paths } from '#shared/pages.ts';
import type { JobCard } from '../../components/job-facts.tsx';
import type { RowDialogName } from '../../components/row-dialogs/row-dialogs.tsx';
import { stepTitles } from '../../components/step-titles.ts';
import { requirementsOf } from '../../config/links.ts';
import { counted } from '../../lib/format.ts';

/** Where a step is done: in a dialog over the list, or on a page. */
export type StepTarget = RowDialogName | { to: string };

/**
 * The next step of a row's job. `isMine` tells whether the person who reads the list has to act. Null if the job has no step, or
 * if the row's date already says what happens next.
 */
export type RowStep = { text: string; isMine: boolean; does?: StepTarget } | null;

const mine = (text: string, does?: StepTarget): RowStep => ({ text, isMine: true, ...(does ? { does } : {}) });
const waiting = (text: string): RowStep => ({ text, isMine: false });

/** Returns the owner's step for a posted job. Null for a private job without applications, whose row counts its invitations. */
function whilePosted({ isPublic, applicationCount = 0 }: JobCard): RowStep {
  if (applicationCount > 0)
    return mine(`Review ${counted(applicationCount, 'application', 'applications')}`, 'applications');
  return isPublic ? waiting(stepTitles.waitForApplications) : null;
}

/** Only an administrator can leave a job without an installer in one of these statuses. */
const needsInstaller: ReadonlySet<string> = new Set(['accepted', 'booked', 'in_progress', 'completed', 'paid']);

/** Returns the retailer's step on their own job. The step opens the same dialog or page as in the worklist. */
export function ownerRowStep(job: JobCard): RowStep {
  if (needsInstaller.has(job.status) && !job.assignedInstallerId) return mine(stepTitles.findInstaller);
  switch (job.status) {
    case 'draft':
      return mine(stepTitles.finishDraft, { to: hrefTo(paths.editJob, { id: job.id }) });
    case 'posted':
      return whilePosted(job);
    case 'accepted':
      return mine(stepTitles.schedule, 'schedule');
    case 'booked':
      return job.installationDate ? null : mine(stepTitles.schedule, 'schedule');
    case 'in_progress':
      return waiting(stepTitles.watch);
    case 'completed':
      if (job.paymentStatus === 'released') return mine(stepTitles.reviewInstaller, 'review');
      return job.paymentStatus === 'pending'
        ? mine(stepTitles.approve, 'approvePayment')
        : waiting(stepTitles.waitForRequest);
    case 'paid':
      return mine(stepTitles.reviewInstaller, 'review');
    default:
      return null;
  }
}

/**
 * Returns the installer's step on a job that they are invited to or have. A step that is done somewhere is the label of a button.
 */
export function installerRowStep(job: JobCard): RowStep {
  switch (job.status) {
    case 'offered':
      return mine('Accept', 'accept');
    case 'accepted':
      return mine('Set date', 'schedule');
    case 'booked':
      return job.installationDate ? null : mine('Set date', 'schedule');
    case 'in_progress':
      return mine(stepTitles.finishWork, { to: requirementsOf(job.id) });
    case 'completed':
      if (job.paymentStatus === 'released') return mine('Review retailer', 'review');
      return job.paymentStatus === 'pending'
        ? waiting(stepTitles.waitForPayment)
        : mine('Request payment', 'requestPayment');
    case 'paid':
      return mine('Review retailer', 'review');
    default:
      return null;
  }
}
