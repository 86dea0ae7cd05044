import { type ApplicationStatus, hasLeft, isOpenApplication } from '#shared/domain/jobs/job.ts';
import { adminListAt, paths } from '#shared/pages.ts';
import { happened } from '#web/src/lib/dates.ts';
import { opens, type Step, type StepAction, type StepFacts } from './step.ts';

const accept: StepAction = opens('Accept job', 'accept');

const answerBy = ({ viewer }: StepFacts['job']): string =>
  viewer.invite?.expiresAt ? ` Please answer by ${happened(viewer.invite.expiresAt, 'moment')}.` : '';

/** The disabled button that replaces Apply for an installer who has applied, even if the retailer rejected the application. */
const alreadyApplied: StepAction = { ...opens('Already Applied', 'apply'), blocked: '' };

/** Returns the status of the installer's application. Null if they have not applied, or have left the job and can apply again. */
function applicationOf({ job, is }: StepFacts): ApplicationStatus | null {
  const status = job.viewer.application?.status ?? (is('applicant') ? 'applied' : null);
  return status === null || hasLeft(status) ? null : status;
}

function withLink(facts: StepFacts, retailer: string, withdraw: StepAction[]): Step {
  const applied = applicationOf(facts);
  const texts = {
    none: `${retailer} sent you the link, so you can accept the job straight away or apply first.`,
    open: 'You have applied. With the link, you can also accept the job straight away.',
    rejected: `${retailer} chose not to go ahead with your application. With the link, you can still accept the job.`,
  };
  const text = texts[applied === null ? 'none' : isOpenApplication(applied) ? 'open' : 'rejected'];
  const apply = facts.may('apply') ? [opens('Apply', 'apply')] : [];
  return {
    title: 'Accept job',
    text,
    primary: accept,
    others: applied === null ? apply : [alreadyApplied, ...withdraw],
  };
}

function afterApplying({ job }: StepFacts, applied: ApplicationStatus, retailer: string, withdraw: StepAction[]): Step {
  const changes = job.viewer.application?.changes ?? [];
  const seen = applied === 'reviewed' ? `Seen by ${retailer}.` : `${retailer} is deciding.`;
  if (applied === 'rejected')
    return {
      title: 'You were not chosen',
      text: `${retailer} chose not to go ahead with your application.`,
      others: [alreadyApplied, { label: 'Find work', does: { to: paths.findWork } }],
    };
  return {
    title: 'You have applied',
    text:
      changes.length > 0
        ? `${seen} The job has changed since you applied. If they choose you, we'll ask you to confirm first.`
        : `${seen} We'll tell you as soon as they have decided.`,
    changes,
    others: [alreadyApplied, ...withdraw],
  };
}

function reasonToApply({ viewer: { application } }: StepFacts['job'], retailer: string): string {
  if (application?.status === 'withdrawn') return 'You had this job and left it. You can apply again.';
  if (application?.status === 'unassigned')
    return `You had this job until ${retailer} unassigned you. You can apply again.`;
  return "Say when you could start, and why you're right for the job.";
}

/** Returns the next step for someone who does not have the job: accept it, apply for it, or just view it. */
export function seekerStep(facts: StepFacts): Step {
  const { job, may, is } = facts;
  const retailer = job.retailer.companyName || 'The retailer';
  const applied = applicationOf(facts);
  const message = job.viewer.invite?.message.trim();
  const changes = job.viewer.application?.changes ?? [];
  if (may('acceptInvite') && job.viewer.invite?.isForApplication)
    return {
      title: 'You were chosen. Do you accept the changed job?',
      text: `${retailer} wants to award you this job, which has changed since you applied. Nothing is agreed until you accept.${answerBy(job)}`,
      changes,
      primary: accept,
      others: [opens('Decline', 'decline')],
    };
  if (may('acceptInvite'))
    return {
      title: "You're invited to this job",
      text: `${retailer} invited you. If you accept, you have the job straight away.${answerBy(job)}`,
      ...(message ? { quotes: [{ from: `Message from ${retailer}`, text: message }] } : {}),
      primary: accept,
      others: [opens('Decline', 'decline'), ...(applied === null ? [] : [alreadyApplied])],
    };
  const withdraw: StepAction[] = may('withdrawApplication') ? [opens('Withdraw application', 'withdraw')] : [];
  if (may('acceptLink')) return withLink(facts, retailer, withdraw);
  if (applied !== null && job.status === 'posted') return afterApplying(facts, applied, retailer, withdraw);
  if (may('apply'))
    return {
      title: 'Apply for this job',
      text: reasonToApply(job, retailer),
      primary: opens('Apply for this job', 'apply'),
    };
  if (is('admin'))
    return {
      title: "You're viewing this job as an administrator",
      text: 'You can see everything here. To change it, go to Jobs in the Admin Portal.',
      others: [{ label: 'Manage jobs', does: { to: adminListAt('jobs') } }],
    };
  return {
    title: 'Nothing to do here',
    text: is('retailer')
      ? 'Only installers can apply for jobs or see the full details.'
      : 'This job is no longer open to you.',
    others: [{ label: 'Back to the dashboard', does: { to: paths.dashboard } }],
  };
}
