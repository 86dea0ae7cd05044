import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { errorCodes } from '../../errors.ts';
import {
  jobStatuses,
  type PaymentStatus,
  paymentStatuses,
  type Role,
  type StoredJobStatus,
  storedJobStatuses,
} from './job.ts';
import {
  installerTabOf,
  installerTabs,
  isFullyEditable,
  isReviewable,
  isTerminal,
  retailerTabOf,
  retailerTabs,
  showsCustomerContact,
  tabLabels,
} from './job-states.ts';
import {
  allowedActions,
  effectiveApplicationStatus,
  type JobAction,
  type JobRelation,
  jobActions,
  type LifecycleJob,
  statusShownTo,
  storedStatusOf,
  transition,
} from './lifecycle.ts';
import { transitions } from './lifecycle-table.ts';
import type { ShownPhotoState } from './shown-photo.ts';

const jobIn = (status: StoredJobStatus, over: Partial<LifecycleJob> = {}): LifecycleJob => ({
  status,
  isPublic: false,
  isAssigned: !['draft', 'posted'].includes(status),
  openRequirements: 0,
  paymentStatus: null,
  ...over,
});

const relations: JobRelation[] = [
  'owner',
  'assignee',
  'invitee',
  'applicant',
  'linkHolder',
  'admin',
  'retailer',
  'installer',
];

describe('the table of transitions', () => {
  it('numbers the transitions in the order of the rule book and explains each', () => {
    const numbers = Object.values(transitions).map((rule) => rule.number);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    for (const rule of Object.values(transitions)) expect(rule.meaning).toMatch(/^[A-Z].{20,}\.$/);
  });

  it('always refuses in sentences that a user can read, and never with an unknown code', () => {
    const job = fc.record({
      status: fc.constantFrom(...storedJobStatuses),
      isPublic: fc.boolean(),
      isAssigned: fc.boolean(),
      openRequirements: fc.nat(3),
      paymentStatus: fc.constantFrom(null, ...paymentStatuses),
    });
    const target = fc.constantFrom(undefined, ...storedJobStatuses);
    fc.assert(
      fc.property(
        fc.option(job),
        fc.constantFrom(...jobActions),
        fc.subarray(relations),
        target,
        (given, action, who, to) => {
          const result = transition(given, action, who, to);
          if (result.allowed) return;
          expect(Object.keys(errorCodes)).toContain(result.code);
          expect(result.message).toMatch(/^[A-Z].*[a-z]\.$/);
          expect(result.message).not.toMatch(/_|undefined/);
        },
      ),
      { seed: 20261004, numRuns: 2000 },
    );
  });

  it('names the state if the state is the reason for refusing', () => {
    expect(transition(jobIn('completed'), 'schedule', ['retailer', 'owner'])).toEqual({
      allowed: false,
      code: 'wrong_state',
      message: 'This job is Complete, so it cannot be scheduled.',
    });
  });

  it.each([
    ['acceptApplication', ['owner'], 'no application can be accepted'],
    ['rejectApplication', ['owner'], 'no application can be rejected'],
    ['apply', ['installer'], 'it is not open to applications'],
    ['acceptInvite', ['invitee'], 'it can no longer be accepted'],
  ] as const)('%s: names the award in the refusal after another installer has the job', (action, who, so) => {
    expect(transition(jobIn('accepted'), action, who)).toMatchObject({
      message: `This job was awarded to another installer, so ${so}.`,
    });
    expect(transition(jobIn('cancelled', { isAssigned: false }), action, who)).toMatchObject({
      message: `This job is Cancelled, so ${so}.`,
    });
  });

  it('says what is missing when a job has no installer or no payment request', () => {
    expect(transition(jobIn('accepted', { isAssigned: false }), 'schedule', ['retailer', 'owner'])).toMatchObject({
      message: 'This job has no installer yet.',
    });
    expect(transition(jobIn('completed'), 'approvePayment', ['retailer', 'owner'])).toMatchObject({
      message: 'No payment has been requested yet.',
    });
  });

  it.each<[PaymentStatus, string]>([
    ['held', 'The payment for this job is being held.'],
    ['released', 'This job has already been paid.'],
    ['refunded', 'The payment for this job was refunded.'],
    ['failed', 'The payment for this job failed.'],
  ])('says why a payment that is %p can be neither requested nor approved', (paymentStatus, message) => {
    const job = jobIn('completed', { paymentStatus });
    expect(transition(job, 'requestPayment', ['installer', 'assignee'])).toMatchObject({ message });
    expect(transition(job, 'approvePayment', ['retailer', 'owner'])).toMatchObject({ message });
  });

  it('names the users who can apply for a private job, and the statuses that an administrator can set', () => {
    expect(transition(jobIn('posted'), 'apply', ['installer'])).toMatchObject({
      message: 'This private job is open to invited installers only.',
    });
    expect(transition(jobIn('booked'), 'adminSetStatus', ['admin'], 'draft')).toMatchObject({
      code: 'invalid',
      message: 'You can set the status to New, Accepted, Booked, Complete or Paid.',
    });
  });

  it('refuses to ask for a photo while one waits or is shown, more than 3 times, or after an administrator removed one', () => {
    const verdict = (state: ShownPhotoState, asks = 1) => {
      const job = jobIn('archived', { photo: { state, askedBy: 'installer', asks } });
      return transition(job, 'askToShowPhoto', ['installer', 'assignee']);
    };
    expect(verdict('asked')).toMatchObject({ message: 'A photo of this job is already waiting for an answer.' });
    expect(verdict('shown')).toMatchObject({ message: 'The company pages already show a photo of this job.' });
    expect(verdict('declined', 2)).toMatchObject({ allowed: true });
    expect(verdict('removed', 2)).toMatchObject({ allowed: true });
    expect(verdict('declined', 3)).toMatchObject({
      message: 'The two companies can ask at most 3 times for each job.',
    });
    expect(verdict('barred')).toMatchObject({ code: 'wrong_state', message: expect.stringMatching('administrator') });
  });

  it('allows only the other party to answer, and only for a photo that waits for an answer', () => {
    const verdict = (state: ShownPhotoState, askedBy: Role, action: JobAction = 'answerShownPhoto') =>
      transition(jobIn('paid', { photo: { state, askedBy, asks: 1 } }), action, ['retailer', 'owner']);
    expect(verdict('asked', 'installer')).toMatchObject({ allowed: true, to: 'paid' });
    expect(verdict('asked', 'retailer')).toMatchObject({
      code: 'forbidden',
      message: 'Only the other company can answer.',
    });
    for (const state of ['shown', 'declined', 'removed', 'barred'] as const)
      expect(verdict(state, 'installer')).toMatchObject({ message: 'This job has no photo to allow or decline.' });
    for (const state of ['asked', 'shown'] as const)
      expect(verdict(state, 'retailer', 'removeShownPhoto')).toMatchObject({ allowed: true });
    for (const state of ['declined', 'removed', 'barred'] as const)
      expect(verdict(state, 'retailer', 'removeShownPhoto')).toMatchObject({ code: 'wrong_state' });
  });

  it('requires an installer for actions where a retailer may also have the share link', () => {
    expect(transition(jobIn('posted'), 'acceptLink', ['linkHolder'])).toMatchObject({ code: 'forbidden' });
    expect(transition(jobIn('posted'), 'acceptLink', ['linkHolder', 'installer'])).toMatchObject({ to: 'accepted' });
  });

  it('lets an applicant who was also invited accept the invitation, but not apply again', () => {
    const both: JobRelation[] = ['installer', 'applicant', 'invitee'];
    expect(transition(jobIn('posted'), 'acceptInvite', both)).toMatchObject({ to: 'accepted' });
    expect(transition(jobIn('posted'), 'apply', both)).toMatchObject({ code: 'already_exists' });
  });

  it('allows archiving an archived job, which changes nothing', () => {
    expect(transition(jobIn('archived'), 'archive', ['owner'])).toEqual({
      allowed: true,
      to: 'archived',
      unchanged: true,
    });
    expect(transition(jobIn('paid'), 'archive', ['owner'])).toEqual({ allowed: true, to: 'archived' });
  });
});

describe('the actions that a screen may offer', () => {
  const owner: JobRelation[] = ['retailer', 'owner'];
  const assignee: JobRelation[] = ['installer', 'assignee'];
  const offers: [string, LifecycleJob | null, JobRelation[], string[]][] = [
    ['a retailer without a job', null, ['retailer'], ['saveDraft', 'post']],
    ['an installer without a job', null, ['installer'], []],
    ['the owner of a draft', jobIn('draft'), owner, ['post', 'edit', 'delete']],
    [
      'the owner of a private posted job',
      jobIn('posted'),
      owner,
      ['edit', 'delete', 'share', 'acceptApplication', 'rejectApplication', 'invite', 'cancel', 'offerJob'],
    ],
    ['an invited installer', jobIn('posted'), ['installer', 'invitee'], ['apply', 'declineInvite', 'acceptInvite']],
    ['any installer on a public job', jobIn('posted', { isPublic: true }), ['installer'], ['apply']],
    ['the owner of a booked job', jobIn('booked'), owner, ['edit', 'schedule', 'unassign', 'cancel']],
    [
      'the installer of a booked job',
      jobIn('booked', { openRequirements: 1 }),
      assignee,
      ['schedule', 'start', 'completeRequirement', 'unassign', 'assignTeam'],
    ],
    ['the owner of a paid job', jobIn('paid'), owner, ['firstReview', 'archive', 'askToShowPhoto']],
    ['the installer of an archived job', jobIn('archived'), assignee, ['laterReview', 'askToShowPhoto']],
    ['the owner of a cancelled job', jobIn('cancelled'), owner, []],
    ['an administrator', jobIn('cancelled'), ['retailer', 'admin'], ['adminSetStatus', 'adminEdit']],
  ];

  it.each(offers)('%s', (_who, job, who, actions) => {
    expect(allowedActions(job, who)).toEqual(actions);
  });
});

describe('the meaning of a state', () => {
  const statusesWhere = (holds: (status: (typeof jobStatuses)[number]) => boolean) => jobStatuses.filter(holds);

  it('is terminal only for archived and cancelled', () => {
    expect(statusesWhere(isTerminal)).toEqual(['archived', 'cancelled']);
  });

  it('lets no party move a job on from a terminal state', () => {
    const parties = relations.filter((relation) => relation !== 'admin');
    for (const status of storedJobStatuses.filter(isTerminal)) {
      for (const action of jobActions) {
        const result = transition(jobIn(status), action, parties);
        if (result.allowed) expect([action, result.to]).toEqual([action, status]);
      }
    }
  });

  it('allows reviews once paid', () => {
    expect(statusesWhere(isReviewable)).toEqual(['paid', 'archived']);
  });

  it('allows every detail to be edited until the award', () => {
    expect(statusesWhere(isFullyEditable)).toEqual(['draft', 'posted', 'offered']);
  });

  it('shows the customer to the assigned installer from the award until completion', () => {
    expect(statusesWhere(showsCustomerContact)).toEqual(['accepted', 'booked', 'in_progress']);
  });

  it('lists every status under its tab, in_progress under Booked, and cancelled only under All', () => {
    expect(jobStatuses.map(retailerTabOf)).toEqual([
      'draft',
      'posted',
      'posted',
      'accepted',
      'booked',
      'booked',
      'completed',
      null,
      'paid',
      'archived',
      null,
    ]);
    expect(jobStatuses.map(installerTabOf)).toEqual([
      null,
      null,
      'offered',
      'accepted',
      'booked',
      'booked',
      'completed',
      null,
      'paid',
      'archived',
      null,
    ]);
  });

  it('has a label for each tab', () => {
    expect(retailerTabs.map((tab) => tabLabels[tab]).join(' ')).toBe(
      'Drafts New Accepted Booked Complete Paid Archived All',
    );
    expect(installerTabs.map((tab) => tabLabels[tab]).join(' ')).toBe(
      'Offered Accepted Booked Complete Paid Archived All',
    );
  });

  it('reads offered as posted and awaiting_payment as completed', () => {
    expect(storedStatusOf('offered')).toBe('posted');
    expect(storedStatusOf('awaiting_payment')).toBe('completed');
    for (const status of storedJobStatuses) expect(storedStatusOf(status)).toBe(status);
  });

  it('shows a posted job as offered only to an invitee', () => {
    expect(statusShownTo('posted', ['installer', 'invitee'])).toBe('offered');
    expect(statusShownTo('posted', ['installer', 'applicant'])).toBe('posted');
    expect(statusShownTo('accepted', ['installer', 'invitee'])).toBe('accepted');
  });
});

describe('the status of an application', () => {
  const me = 'a';
  const cases: [string, Parameters<typeof effectiveApplicationStatus>[0]['status'], string, string | null, string][] = [
    ['stays applied while the job is posted', 'applied', 'posted', null, 'applied'],
    ['stays reviewed while the job is posted', 'reviewed', 'posted', null, 'reviewed'],
    ['is rejected once another installer has the job', 'applied', 'accepted', 'b', 'rejected'],
    ['is accepted once the applicant has the job', 'applied', 'accepted', me, 'accepted'],
    ['stays rejected by the owner after an unassignment', 'rejected', 'posted', null, 'rejected'],
    ['stays rejected even if the applicant got the job another way', 'rejected', 'accepted', me, 'rejected'],
    ['is no longer accepted once its installer is unassigned', 'accepted', 'posted', null, 'rejected'],
    ['stays withdrawn after its installer left', 'withdrawn', 'posted', null, 'withdrawn'],
    ['stays ended after its installer was unassigned', 'unassigned', 'posted', null, 'unassigned'],
    ['closes when the job is cancelled', 'applied', 'cancelled', null, 'rejected'],
  ];

  it.each(cases)('%s', (_name, status, jobStatus, assignedInstallerId, due) => {
    const job = { status: jobStatus as StoredJobStatus, assignedInstallerId };
    expect(effectiveApplicationStatus({ status, installerId: me }, job)).toBe(due);
  });
});
