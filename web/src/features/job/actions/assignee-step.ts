import type { JobView } from '#shared/api/fields/job-views.ts';
import { todayAtSite } from '#shared/domain/places/site-day.ts';
import { paths } from '#shared/pages.ts';
import { stepTitles } from '#web/src/components/step-titles.ts';
import { counted } from '#web/src/lib/format.ts';
import { bookedFor, cancelledBecause, opens, reviewed, type Step, type StepAction, type StepFacts } from './step.ts';

function completeAction({ job, toSend }: StepFacts): StepAction {
  const open = job.openRequirements ?? 0;
  const blocked = toSend ?? (open > 0 ? `${counted(open, 'requirement', 'requirements')} left` : null);
  return { ...opens('Complete job', 'complete'), ...(blocked ? { blocked } : {}) };
}

const isLater = ({ installationDate, ...site }: JobView): boolean =>
  installationDate !== null && installationDate > todayAtSite(site, new Date());

/**
 * Returns the action that starts the work. On any day but the scheduled one, a dialog asks first, because the start changes the
 * date.
 */
function startAction({ installationDate, ...site }: JobView): StepAction {
  const isToday = installationDate === todayAtSite(site, new Date());
  return isToday ? { label: stepTitles.startWork, does: { write: 'start' } } : opens(stepTitles.startWork, 'start');
}

/**
 * Returns the step of a scheduled job. If nothing is left to do, the main action completes the job. If not, the main action
 * starts the work, but only from the scheduled day on. The main action has the large button, so it is never a disabled one.
 */
function bookedStep(facts: StepFacts, start: StepAction[]): Step {
  const { job } = facts;
  const complete = completeAction(facts);
  const work = job.requirementCount
    ? 'complete every requirement, then mark the job complete'
    : 'then mark the job complete';
  if (!complete.blocked)
    return {
      title: stepTitles.completeJob,
      text: `${bookedFor(job)}. Nothing else is left to do. Mark the job complete when the work is done.`,
      primary: complete,
      others: start,
    };
  const [first] = start;
  if (!first || isLater(job))
    return {
      title: bookedFor(job),
      text: `On the day, start work, ${work}. If you start earlier, the installation date changes to that day.`,
      others: [...start, complete],
    };
  return {
    title: stepTitles.startWork,
    text: `${bookedFor(job)}. Start work, ${work}.`,
    primary: first,
    others: [complete],
  };
}

/** The lines of a reason that fit in the step. The row of the requirement has the whole text. */
const mostLines = 3;

/** Returns what the owner wants changed: about the work as a whole, and about each requirement. */
const askedChanges = ({ job, returned = [] }: StepFacts, retailer: string): NonNullable<Step['quotes']> => [
  ...(job.returnedReason ? [{ from: `${retailer} asked for changes`, text: job.returnedReason }] : []),
  ...returned.map(({ id, label, reason }) => ({
    id,
    // The text above names a single requirement.
    from: returned.length === 1 ? 'Changes requested' : `Changes requested: ${label}`,
    text: reason,
    lines: mostLines,
  })),
];

/** Returns the text about the open work, which names a single returned requirement. */
function openWork({ job, returned = [] }: StepFacts, retailer: string): string {
  const [first, ...others] = returned;
  if (first)
    return `${retailer} asked for changes to ${others.length > 0 ? `${returned.length} requirements` : `“${first.label}”`}.`;
  return job.requirementCount
    ? 'Complete every requirement, then mark the job complete.'
    : 'Mark the job complete when the work is done.';
}

/** Returns the next step for the installer who has the job. */
export function assigneeStep(facts: StepFacts): Step {
  const { job, may, hasPaymentRequest, hasOwnReview } = facts;
  const start: StepAction[] = may('start') ? [startAction(job)] : [];
  const retailer = job.retailer.companyName || 'the retailer';
  const review = (): Step =>
    hasOwnReview
      ? reviewed
      : {
          title: stepTitles.reviewRetailer,
          text:
            job.paymentStatus === 'released'
              ? `Payment has been sent. Tell other installers what it was like to work with ${retailer}.`
              : `This job is marked as paid. Tell other installers what it was like to work with ${retailer}.`,
          ...(may('firstReview') || may('laterReview') ? { primary: opens('Complete and Review', 'review') } : {}),
        };
  switch (job.status) {
    case 'accepted':
      return {
        title: stepTitles.schedule,
        text: "You have the job. Call the customer and agree on a day. If you're on site already, start work, and the date becomes today.",
        primary: opens(stepTitles.schedule, 'schedule'),
        others: start,
      };
    case 'booked':
      return bookedStep(facts, start);
    case 'in_progress':
      return {
        title: stepTitles.finishWork,
        text: openWork(facts, retailer),
        quotes: askedChanges(facts, retailer),
        primary: completeAction(facts),
      };
    case 'completed':
    case 'awaiting_payment':
      if (job.paymentStatus === 'released') return review();
      return hasPaymentRequest
        ? {
            title: stepTitles.waitForPayment,
            text: `${retailer} has your request. You can change it until they approve it.`,
            others: may('requestPayment') ? [opens('Modify payment request', 'requestPayment')] : [],
          }
        : {
            title: stepTitles.requestPayment,
            text: 'The job is complete. Request the agreed price, or a different amount with a reason.',
            ...(may('requestPayment') ? { primary: opens('Request payment', 'requestPayment') } : {}),
          };
    case 'paid':
    case 'archived':
      return review();
    default:
      return {
        title: 'This job is cancelled',
        text: cancelledBecause(job, 'The retailer cancelled it.'),
        others: [{ label: 'Find work', does: { to: paths.findWork } }],
      };
  }
}
