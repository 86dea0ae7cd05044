import { describe, expect, test } from 'vitest';
import type { JobView } from '#shared/api/fields/job-views.ts';
import { type PaymentStatus, storedJobStatuses } from '#shared/domain/jobs/job.ts';
import { allowedActions, type JobAction, type JobRelation, statusShownTo } from '#shared/domain/jobs/lifecycle.ts';
import { actionsWithoutAButton } from '#web/test/without-a-button.ts';
import { type JobActionEntry, jobActionEntries } from './actions/job-action-entries.ts';
import { nextStepOf } from './actions/next-step-of.ts';
import type { StepAction, StepFacts } from './actions/step.ts';
import type { JobDialog } from './screen/job-screen.tsx';

/** The job form and the list of requirements offer these actions, each with its own tests. */
const offeredElsewhere: ReadonlySet<JobAction> = new Set([
  'saveDraft',
  'post',
  'completeRequirement',
  'returnRequirement',
  'askToShowPhoto',
  'answerShownPhoto',
  'removeShownPhoto',
  'assignTeam',
]);

const ofDialog = {
  applications: ['acceptApplication', 'offerJob', 'rejectApplication'],
  accept: ['acceptInvite', 'acceptLink'],
  apply: ['apply'],
  schedule: ['schedule'],
  start: ['start'],
  team: ['assignTeam'],
  unassign: ['unassign'],
  complete: ['complete'],
  requestPayment: ['requestPayment'],
  approvePayment: ['approvePayment'],
  review: ['firstReview', 'laterReview'],
  share: ['share'],
  delete: ['delete'],
  cancel: ['cancel'],
  decline: ['declineInvite'],
  withdraw: ['withdrawApplication'],
  returnRequirement: ['returnRequirement'],
  returnWork: ['returnWork'],
  photoCaption: ['completeRequirement'],
  showPhoto: ['askToShowPhoto'],
  removePhoto: ['removeShownPhoto'],
  photoReview: ['completeRequirement'],
  photo: [],
} as const satisfies Record<JobDialog['name'], readonly JobAction[]>;

function actionsOf(does: StepAction['does'] | JobActionEntry['does']): readonly JobAction[] {
  if ('dialog' in does) return ofDialog[does.dialog.name];
  if ('write' in does) return [does.write];
  if (!('to' in does)) return [];
  if (does.to.endsWith('/edit')) return ['edit'];
  return does.to.endsWith('/invite') ? ['invite'] : [];
}

/** Actions that move a job forward. They have to be a next step, not only an item of a menu. */
const inNextStep: ReadonlySet<JobAction> = new Set([
  'apply',
  'invite',
  'declineInvite',
  'acceptInvite',
  'acceptLink',
  'start',
  'complete',
  'requestPayment',
  'approvePayment',
  'firstReview',
  'laterReview',
  'returnWork',
  'withdrawApplication',
  'putBack',
]);

/** Returns the actions that the page offers in one situation. */
function offered(facts: StepFacts): ReadonlySet<JobAction> {
  const { primary, others = [] } = nextStepOf(facts);
  const steps = (primary ? [primary, ...others] : others).filter(({ blocked }) => blocked === undefined);
  return new Set([
    ...steps.flatMap(({ does }) => actionsOf(does)),
    ...jobActionEntries(facts).flatMap(({ does }) => actionsOf(does).filter((action) => !inNextStep.has(action))),
  ]);
}

const people: Record<string, JobRelation[]> = {
  'the owner': ['retailer', 'owner'],
  'the installer who has the job': ['installer', 'assignee'],
  'an invited installer': ['installer', 'invitee'],
  'an installer with the link': ['installer', 'linkHolder'],
  'an applicant': ['installer', 'applicant'],
  'an applicant with the link': ['installer', 'applicant', 'linkHolder'],
  'another installer': ['installer'],
};

const payments: (PaymentStatus | null)[] = [null, 'pending', 'released'];

const situations = storedJobStatuses.flatMap((status) =>
  [true, false].flatMap((isPublic) =>
    [0, 2].flatMap((openRequirements) =>
      payments.flatMap((paymentStatus) =>
        [0, 3].map((applicationCount) => ({ status, isPublic, openRequirements, paymentStatus, applicationCount })),
      ),
    ),
  ),
);
type Situation = (typeof situations)[number];

const isAwarded = (status: Situation['status']): boolean => !['draft', 'posted', 'cancelled'].includes(status);

function factsFor(situation: Situation, relations: JobRelation[]): StepFacts {
  const { status, isPublic, openRequirements, paymentStatus, applicationCount } = situation;
  const actions = allowedActions(
    { status, isPublic, isAssigned: isAwarded(status), openRequirements, paymentStatus },
    relations,
  ).filter((action) => action !== 'apply' || !relations.includes('applicant'));
  const job = {
    id: '00000000-0000-4000-8000-000000000000',
    status: statusShownTo(status, relations),
    isPublic,
    openRequirements,
    paymentStatus,
    applicationCount,
    installationDate: null,
    retailer: { companyName: 'Sunny Solar' },
    viewer: { relations, allowedActions: actions, application: null, invite: null },
  } as Partial<JobView> as JobView;
  return {
    job,
    may: (action) => actions.includes(action),
    is: (relation) => relations.includes(relation),
    hasPaymentRequest: paymentStatus === 'pending',
    hasOwnReview: false,
  };
}

/** Actions that are allowed but not offered, each with the reason. */
const notOffered: { action: JobAction; why: string; when: (facts: StepFacts) => boolean }[] = [
  {
    action: 'apply',
    why: 'An invited installer takes the job by accepting it.',
    when: ({ is }) => is('invitee'),
  },
  ...(['acceptApplication', 'offerJob', 'rejectApplication'] as const).map((action) => ({
    action,
    why: 'Without an application there is nothing to decide.',
    when: ({ job }: StepFacts) => job.applicationCount === 0,
  })),
];

describe.each(Object.entries(people))('%s can do everything on the page that the server allows', (_, relations) => {
  test.each(storedJobStatuses)('while a job is %s', (status) => {
    const missing = situations
      .filter((situation) => situation.status === status && (isAwarded(status) || !relations.includes('assignee')))
      .flatMap((situation) => {
        const facts = factsFor(situation, relations);
        const found = offered(facts);
        return facts.job.viewer.allowedActions.flatMap((name) => {
          const action = name as JobAction;
          if (offeredElsewhere.has(action) || Object.hasOwn(actionsWithoutAButton, action)) return [];
          if (notOffered.some((each) => each.action === action && each.when(facts))) return [];
          return found.has(action) ? [] : [action];
        });
      });
    expect([...new Set(missing)]).toEqual([]);
  });
});
