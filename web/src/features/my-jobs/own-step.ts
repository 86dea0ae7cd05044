import { stepTitles } from '../../components/step-titles.ts';
import { booked } from '../../lib/dates.ts';
import { counted } from '../../lib/format.ts';
import { noteOf, type OwnJobView } from './own-job.tsx';

const bookedOn = ({ installationDate }: OwnJobView): string =>
  installationDate ? `Installation on ${booked(installationDate, 'weekday')}` : stepTitles.schedule;

function ownersStep(job: OwnJobView): string | null {
  const { status, isPublic, applicationsPending, invitesPending } = job;
  switch (status) {
    case 'draft':
      return stepTitles.finishDraft;
    case 'posted':
    case 'offered':
      if (applicationsPending > 0) return `Review ${counted(applicationsPending, 'application', 'applications')}`;
      if (invitesPending > 0) return stepTitles.waitForAnswers;
      return isPublic ? stepTitles.waitForApplications : stepTitles.invite;
    case 'accepted':
      return stepTitles.schedule;
    case 'booked':
      return bookedOn(job);
    case 'in_progress':
      return stepTitles.watch;
    case 'completed':
    case 'awaiting_payment':
      return "Check the work. You pay after the installer's request";
    case 'paid':
      return stepTitles.reviewInstaller;
    default:
      return null;
  }
}

function assigneesStep(job: OwnJobView): string | null {
  switch (job.status) {
    case 'accepted':
      return stepTitles.schedule;
    case 'booked':
      return bookedOn(job);
    case 'in_progress':
      return stepTitles.finishWork;
    case 'completed':
    case 'awaiting_payment':
      return 'Request payment, or wait if you already have';
    case 'paid':
      return stepTitles.reviewRetailer;
    default:
      return null;
  }
}

/** Returns the next step of a job, from the facts in the list. Null for a job without a next step. */
export function ownStepOf(job: OwnJobView): string | null {
  if (!job.isOpenToViewer) return null;
  if (job.relation === 'owner') return ownersStep(job);
  if (job.relation === 'assignee') return assigneesStep(job);
  return job.relation === 'invitee' ? 'Answer the invitation' : noteOf(job) || null;
}
