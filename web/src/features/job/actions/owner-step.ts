import { jobStatusLabels } from '#shared/domain/jobs/job.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import { stepTitles } from '#web/src/components/step-titles.ts';
import { applicationsId, requirementsId } from '#web/src/config/links.ts';
import { counted } from '#web/src/lib/format.ts';
import { bookedFor, cancelledBecause, opens, reviewed, type Step, type StepAction, type StepFacts } from './step.ts';

function whilePosted({ job }: StepFacts): Step {
  const applications = job.applicationCount ?? 0;
  const invite = { label: 'Invite installers', does: { to: hrefTo(paths.inviteToJob, { id: job.id }) } };
  const share = opens('Share Job', 'share');
  if (applications > 0)
    return {
      title: stepTitles.choose,
      text: `${counted(applications, 'installer has', 'installers have')} applied. Accepting an application awards the job straight away.`,
      primary: { label: stepTitles.choose, does: { href: `#${applicationsId}` } },
      others: [invite],
    };
  if (job.isPublic)
    return {
      title: stepTitles.waitForApplications,
      text: 'Every installer can see this job. You can also invite installers to it, or share its link.',
      others: [invite, share],
    };
  const pending = job.inviteCounts?.pending ?? 0;
  if (pending > 0)
    return {
      title: stepTitles.waitForAnswers,
      text: `${counted(pending, 'invitation is', 'invitations are')} still waiting for an answer. You can invite more installers, or send them the link.`,
      others: [invite, share],
    };
  return {
    title: stepTitles.invite,
    text: 'Only installers you invite or send the link to can see this job.',
    primary: invite,
    others: [share],
  };
}

/** Returns the step of a job that an administrator has left without an installer, so that the owner has a way to continue. */
const withoutInstaller = ({ job }: StepFacts): Step => ({
  title: stepTitles.findInstaller,
  text: `An administrator set the job to ${jobStatusLabels[job.status]}. Put it back to New to find an installer, or cancel it.`,
  primary: { label: 'Put back to New', does: { write: 'putBack' } },
  others: [opens('Cancel Job', 'cancel')],
});

const reviewStep = ({ may, hasOwnReview }: StepFacts, title: string, text: string, label: string): Step =>
  hasOwnReview
    ? reviewed
    : { title, text, ...(may('firstReview') || may('laterReview') ? { primary: opens(label, 'review') } : {}) };

const seeRequirements = ({ job }: StepFacts): StepAction[] =>
  job.requirementCount ? [{ label: 'See requirements', does: { href: `#${requirementsId}` } }] : [];

/** Returns the text about the work in progress. If the owner has returned work, the text names it instead of the open work. */
function workInProgress({ job, returned = [] }: StepFacts, installer: string): string {
  const [first] = returned;
  if (first || job.returnedReason) {
    const several = counted(returned.length, 'requirement was', 'requirements were');
    const what = !first ? 'The work was' : returned.length === 1 ? `${first.label} was` : several;
    return `${what} sent back. Waiting for ${job.assignedInstaller?.companyName || 'the installer'}.`;
  }
  if (!job.requirementCount) return `${installer} is on the job.`;
  return job.openRequirements
    ? `${installer} is on the job. ${counted(job.openRequirements, 'requirement is', 'requirements are')} still open.`
    : `${installer} has submitted everything you asked for. You can check it while they finish.`;
}

const setDate = (installer: string): Step => ({
  title: stepTitles.schedule,
  text: `${installer} has the job. Agree on a day with them and the customer.`,
  primary: opens(stepTitles.schedule, 'schedule'),
});

/**
 * Returns the action that requests changes to a job without requirements. If a job has requirements, the owner returns each of
 * them separately.
 */
const sendBack = ({ job, may }: StepFacts): StepAction[] =>
  may('returnWork') && !job.requirementCount ? [opens('Request Changes', 'returnWork')] : [];

/** Returns the retailer's next step on their own job. */
export function ownerStep(facts: StepFacts): Step {
  const { job, may, hasPaymentRequest } = facts;
  const installer = job.assignedInstaller?.companyName || 'The installer';
  const review = () =>
    reviewStep(
      facts,
      stepTitles.reviewInstaller,
      `Tell other retailers what it was like to work with ${installer}.`,
      'Review Installer',
    );
  if (may('putBack')) return withoutInstaller(facts);
  switch (job.status) {
    case 'draft':
      return {
        title: stepTitles.finishDraft,
        text: 'No one can see it until you post it.',
        primary: { label: stepTitles.finishDraft, does: { to: hrefTo(paths.editJob, { id: job.id }) } },
      };
    case 'posted':
    case 'offered':
      return whilePosted(facts);
    case 'accepted':
      return setDate(installer);
    case 'booked':
      return job.installationDate === null
        ? setDate(installer)
        : {
            title: bookedFor(job),
            text: `${installer} will start the work and submit what you asked for. If the day doesn't suit, reschedule it.`,
            others: [opens('Reschedule installation', 'schedule')],
          };
    case 'in_progress':
      return {
        title: stepTitles.watch,
        text: workInProgress(facts, installer),
        others: seeRequirements(facts),
      };
    case 'completed':
    case 'awaiting_payment':
      if (hasPaymentRequest && may('approvePayment'))
        return {
          title: stepTitles.approve,
          text: 'Check what the installer submitted, then upload the remittance advice and approve the amount.',
          primary: opens('Approve payment', 'approvePayment'),
          others: sendBack(facts),
        };
      if (job.paymentStatus === 'released') return review();
      return {
        title: stepTitles.waitForRequest,
        text: job.requirementCount
          ? `${installer} has completed the job. In the meantime, check what they submitted.`
          : `${installer} has completed the job.`,
        others: [...seeRequirements(facts), ...sendBack(facts)],
      };
    case 'paid':
    case 'archived':
      return review();
    case 'cancelled':
      return {
        title: 'This job is cancelled',
        text: cancelledBecause(job, "You can't reopen a cancelled job."),
        others: [{ label: 'Post New Job', does: { to: paths.createJob } }],
      };
  }
}
