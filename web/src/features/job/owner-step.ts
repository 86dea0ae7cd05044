import { hrefTo, paths } from '../../config/paths.ts';
import { bookedFor, cancelledBecause, counted, opens, reviewed, type Step, type StepFacts } from './step.ts';

function whilePosted({ job }: StepFacts): Step {
  const applications = job.applicationCount ?? 0;
  const invite = { label: 'Invite installers', does: { to: hrefTo(paths.inviteToJob, { id: job.id }) } };
  const share = opens('Share Job', 'share');
  if (applications > 0)
    return {
      title: 'Choose an installer',
      text: `${counted(applications, 'installer has', 'installers have')} applied. Accepting one awards the job at once.`,
      primary: opens('View applications', 'applications'),
      others: job.isPublic ? [] : [invite],
    };
  if (job.isPublic)
    return {
      title: 'Waiting for applications',
      text: 'Every installer can see this job. Send its link to those you know.',
      primary: share,
    };
  const pending = job.inviteCounts?.pending ?? 0;
  return {
    title: pending > 0 ? 'Waiting for answers' : 'Invite installers',
    text:
      pending > 0
        ? `${counted(pending, 'invitation is', 'invitations are')} not answered yet.`
        : 'Only installers you invite, or send the link to, see this job.',
    primary: invite,
    others: [share],
  };
}

/** What the retailer does next about their own job. */
export function ownerStep(facts: StepFacts): Step {
  const { job, may, hasPaymentRequest, hasOwnReview } = facts;
  const installer = job.assignedInstaller?.companyName || 'The installer';
  switch (job.status) {
    case 'draft':
      return {
        title: 'Finish this draft',
        text: 'Nobody sees it until you post it.',
        primary: { label: 'Continue editing', does: { to: hrefTo(paths.editJob, { id: job.id }) } },
      };
    case 'posted':
    case 'offered':
      return whilePosted(facts);
    case 'accepted':
      return {
        title: 'Set the installation date',
        text: `${installer} has the job. Agree on a day with them and the customer.`,
        primary: opens('Schedule installation', 'schedule'),
      };
    case 'booked':
      return {
        title: bookedFor(job),
        text: `${installer} will start the work and hand in what you asked for.`,
        primary: opens(job.installationDate ? 'Reschedule installation' : 'Schedule installation', 'schedule'),
      };
    case 'in_progress':
      return {
        title: 'Work in progress',
        text: job.openRequirements
          ? `${installer} is at work. ${counted(job.openRequirements, 'requirement is', 'requirements are')} still open.`
          : `${installer} has handed in everything. Check it while they finish.`,
        primary: { label: 'See requirements', does: { href: '#requirements' } },
      };
    case 'completed':
    case 'awaiting_payment':
      if (hasPaymentRequest && may('approvePayment'))
        return {
          title: 'Approve the payment',
          text: 'Check what was handed in. Upload the remittance document and approve the amount.',
          primary: opens('Approve payment', 'approvePayment'),
        };
      return {
        title: 'Waiting for the payment request',
        text: `${installer} has completed the job. Check what was handed in meanwhile.`,
        primary: { label: 'See requirements', does: { href: '#requirements' } },
      };
    case 'paid':
    case 'archived':
      return hasOwnReview
        ? reviewed
        : {
            title: 'Review the installer',
            text: `Tell other retailers how it went with ${installer}.`,
            ...(may('firstReview') || may('laterReview') ? { primary: opens('Review Installer', 'review') } : {}),
          };
    case 'cancelled':
      return {
        title: 'This job is cancelled',
        text: cancelledBecause(job, 'It cannot be taken up again.'),
        primary: { label: 'Post New Job', does: { to: paths.createJob } },
      };
  }
}
