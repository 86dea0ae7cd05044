import { hrefTo, paths } from '../../../config/paths.ts';
import { happened } from '../../../lib/dates.ts';
import { opens, type Step, type StepAction, type StepFacts } from './step.ts';

const accept: StepAction = { label: 'Accept job', does: { write: 'accept' } };

const answerBy = ({ viewer }: StepFacts['job']): string =>
  viewer.invite?.expiresAt ? ` Please answer by ${happened(viewer.invite.expiresAt, 'moment')}.` : '';

/** The next step for someone who does not have the job: accept it, apply for it, or just view it. */
export function seekerStep({ job, may, is }: StepFacts): Step {
  const retailer = job.retailer.companyName || 'The retailer';
  const message = job.viewer.invite?.message.trim();
  if (may('acceptInvite'))
    return {
      title: 'This job is offered to you',
      text: `${retailer} invited you. If you accept, the job is yours straight away.${answerBy(job)}`,
      ...(message ? { quote: { from: `Message from ${retailer}`, text: message } } : {}),
      primary: accept,
      others: [opens('Decline', 'decline')],
    };
  const hasApplied = is('applicant') && job.status === 'posted';
  const withdraw: StepAction[] = may('withdrawApplication')
    ? [{ label: 'Withdraw application', does: { write: 'withdraw' } }]
    : [];
  if (may('acceptLink'))
    return {
      title: 'Take this job',
      text: `${retailer} sent you the link, so you can accept the job straight away or apply first.`,
      primary: accept,
      others: may('apply') ? [opens('Apply', 'apply')] : withdraw,
    };
  if (hasApplied)
    return {
      title: 'You have applied',
      text: `${retailer} is deciding. We'll tell you as soon as they have.`,
      primary: { ...opens('Already Applied', 'apply'), blocked: '' },
      others: withdraw,
    };
  if (may('apply'))
    return {
      title: 'Apply for this job',
      text: "Say when you could start, and why you're right for the job.",
      primary: opens('Apply for this job', 'apply'),
    };
  if (is('admin'))
    return {
      title: "You're viewing this job as an administrator",
      text: 'You see everything about it, and change it in the list of jobs.',
      primary: { label: 'Manage jobs', does: { to: hrefTo(paths.adminList, { list: 'jobs' }) } },
    };
  return {
    title: 'Nothing to do here',
    text: is('retailer')
      ? 'Only installers can apply for jobs, and see all of this one.'
      : 'This job is no longer open to you.',
    primary: { label: 'Back to the dashboard', does: { to: paths.dashboard } },
  };
}
