// Tests every action, in every stored state, by every user, against the table below, which is independent of the code.
// `posted: 'RO → accepted'` means: if the job is posted, its owner may do this, and the job is then accepted.
import { describe, expect, it } from '@jest/globals';
import type { ErrorCode } from '../../errors.ts';
import { jobStatusLabels, paymentStatuses, type StoredJobStatus, storedJobStatuses } from './job.ts';
import {
  isAfterAward,
  type JobAction,
  type JobRelation,
  jobActions,
  type LifecycleJob,
  transition,
} from './lifecycle.ts';

const people = {
  RN: ['retailer'],
  RO: ['retailer', 'owner'],
  IU: ['installer'],
  II: ['installer', 'invitee'],
  IA: ['installer', 'applicant'],
  IS: ['installer', 'assignee'],
  SR: ['retailer', 'linkHolder'],
  SI: ['installer', 'linkHolder'],
  AR: ['retailer', 'admin'],
  AI: ['installer', 'admin'],
} as const satisfies Record<string, readonly JobRelation[]>;
type Person = keyof typeof people;

interface Row {
  /** The users who can take the action in some state. All others are refused in every state, because of their relation. */
  parties: string;
  /** The users who may take the action, and the new status. A key is a state, or a state with a fact such as `public`. */
  may: Record<string, string>;
  /** Refusals for reasons other than the wrong user or the wrong state. */
  codes?: Partial<Record<Person, ErrorCode>>;
  /** The facts that every job has in the tests of this action. */
  has?: Partial<LifecycleJob>;
}

const anyRetailer = 'RN RO SR AR';
const anyInstaller = 'IU II IA IS SI AI';
const allNine = (cell: string) => Object.fromEntries(storedJobStatuses.map((status) => [status, cell]));

const fromStranded = (cell: string) =>
  Object.fromEntries(
    ['accepted', 'booked', 'in_progress', 'completed', 'paid'].map((each) => [`${each} unassigned`, cell]),
  );

const expected: Record<JobAction, Row> = {
  saveDraft: { parties: 'RO', may: { none: `${anyRetailer} → draft` } },
  post: { parties: 'RO', may: { none: `${anyRetailer} → posted`, draft: 'RO → posted' } },
  edit: {
    parties: 'RO',
    may: {
      draft: 'RO → draft',
      posted: 'RO → posted',
      accepted: 'RO → accepted',
      booked: 'RO → booked',
      in_progress: 'RO → in_progress',
    },
  },
  delete: { parties: 'RO', may: { 'draft unassigned': 'RO → gone', 'posted unassigned': 'RO → gone' } },
  share: { parties: 'RO', may: { posted: 'RO → posted' } },
  apply: {
    parties: anyInstaller,
    may: { 'posted public': 'IU II IS SI AI → posted', 'posted private': 'II SI → posted' },
    codes: { IA: 'already_exists', IU: 'forbidden', IS: 'forbidden', AI: 'forbidden' },
  },
  acceptApplication: { parties: 'RO', may: { 'posted unassigned': 'RO → accepted' } },
  rejectApplication: { parties: 'RO', may: { posted: 'RO → posted' } },
  invite: { parties: 'RO', may: { posted: 'RO → posted' } },
  declineInvite: { parties: 'II', may: { posted: 'II → posted' } },
  acceptInvite: { parties: 'II', may: { 'posted unassigned': 'II → accepted' } },
  acceptLink: { parties: 'SI', may: { 'posted unassigned': 'SI → accepted' } },
  schedule: {
    parties: 'RO IS',
    may: {
      'accepted assigned': 'RO IS → booked',
      'booked assigned': 'RO IS → booked',
      'in_progress assigned': 'RO IS → booked',
    },
  },
  start: { parties: 'IS', may: { accepted: 'IS → in_progress', booked: 'IS → in_progress' } },
  progress: { parties: 'IS', may: { in_progress: 'IS → in_progress' } },
  completeRequirement: { parties: 'IS', may: { booked: 'IS → booked', in_progress: 'IS → in_progress' } },
  complete: { parties: 'IS', may: { booked: 'IS → completed', in_progress: 'IS → completed' } },
  requestPayment: { parties: 'IS', may: { completed: 'IS → completed' } },
  approvePayment: { parties: 'RO', may: { completed: 'RO → paid' } },
  firstReview: { parties: 'RO IS', may: { 'paid assigned': 'RO IS → archived' } },
  laterReview: { parties: 'RO IS', may: { 'archived assigned': 'RO IS → archived' } },
  archive: { parties: 'RO IS', may: { paid: 'RO IS → archived', archived: 'RO IS → archived' } },
  unassign: {
    parties: 'RO IS',
    may: {
      'accepted assigned': 'IS → posted',
      'booked assigned': 'IS → posted',
      'in_progress assigned': 'IS → posted',
    },
  },
  adminSetStatus: { parties: 'AR AI', may: allNine('AR AI → booked') },
  adminEdit: {
    parties: 'AR AI',
    may: Object.fromEntries(storedJobStatuses.map((status) => [status, `AR AI → ${status}`])),
  },
  returnRequirement: { parties: 'RO', may: { in_progress: 'RO → in_progress', completed: 'RO → in_progress' } },
  cancel: {
    parties: 'RO',
    may: {
      'posted unassigned': 'RO → cancelled',
      'accepted unassigned': 'RO → cancelled',
      'booked unassigned': 'RO → cancelled',
      'completed unassigned': 'RO → cancelled',
      'paid unassigned': 'RO → cancelled',
    },
  },
  withdrawApplication: { parties: 'IA', may: { posted: 'IA → posted' } },
  offerJob: { parties: 'RO', may: { 'posted unassigned': 'RO → posted' } },
  putBack: { parties: 'RO', may: { posted: 'RO → posted', ...fromStranded('RO → posted') } },
  returnWork: { parties: 'RO', may: { completed: 'RO → in_progress' } },
  askToShowPhoto: {
    parties: 'RO IS',
    may: { 'paid assigned': 'RO IS → paid', 'archived assigned': 'RO IS → archived' },
  },
  answerShownPhoto: {
    parties: 'RO IS',
    has: { photo: { state: 'asked', askedBy: 'installer', asks: 1 } },
    may: { paid: 'RO → paid', archived: 'RO → archived' },
    codes: { IS: 'forbidden' },
  },
  removeShownPhoto: {
    parties: 'RO IS AR AI',
    has: { photo: { state: 'shown', askedBy: 'installer', asks: 1 } },
    may: { paid: 'RO IS AR AI → paid', archived: 'RO IS AR AI → archived' },
  },
  assignTeam: {
    parties: 'IS',
    may: { accepted: 'IS → accepted', booked: 'IS → booked', in_progress: 'IS → in_progress' },
  },
};

const jobIn = (status: StoredJobStatus, over: Partial<LifecycleJob> = {}): LifecycleJob => ({
  status,
  isPublic: false,
  isAssigned: true,
  openRequirements: 0,
  paymentStatus: 'pending',
  ...over,
});

const bothWays = [true, false];
const jobs: (LifecycleJob | null)[] = [
  null,
  ...storedJobStatuses.flatMap((status) =>
    bothWays.flatMap((isPublic) => bothWays.map((isAssigned) => jobIn(status, { isPublic, isAssigned }))),
  ),
];
const everyPerson = Object.keys(people) as Person[];

const cellOf = (row: Row, job: LifecycleJob | null): string | undefined => {
  if (!job) return row.may.none;
  const visibility = job.isPublic ? 'public' : 'private';
  const assignment = job.isAssigned ? 'assigned' : 'unassigned';
  return row.may[job.status] ?? row.may[`${job.status} ${visibility}`] ?? row.may[`${job.status} ${assignment}`];
};

const mentionsState = (row: Row, status: StoredJobStatus) =>
  Object.keys(row.may).some((key) => key.split(' ')[0] === status);

const verdictFor = (row: Row, job: LifecycleJob | null, person: Person): string => {
  const [who = '', to = ''] = cellOf(row, job)?.split(' → ') ?? [];
  if (who.split(' ').includes(person)) return to;
  if (!job) return row.may.none ? 'forbidden' : 'not_found';
  if (!row.parties.split(' ').includes(person)) return 'forbidden';
  return (mentionsState(row, job.status) && row.codes?.[person]) || 'wrong_state';
};

/** The actions for which several installers may compete. After the award, their refusal names the award, and not the status. */
const wantedByMany: readonly JobAction[] = [
  'apply',
  'acceptApplication',
  'offerJob',
  'rejectApplication',
  'invite',
  'declineInvite',
  'acceptInvite',
  'acceptLink',
  'withdrawApplication',
];
const reasonFor = (action: JobAction, status: StoredJobStatus): string =>
  wantedByMany.includes(action) && !['draft', 'posted', 'cancelled'].includes(status)
    ? 'This job was awarded to another installer, so '
    : `This job is ${jobStatusLabels[status]}, so `;

describe('every action in every state by every user', () => {
  let judged = 0;

  it.each(jobActions)('%s is allowed to exactly the right users in exactly the right states', (action) => {
    const row = expected[action];
    const wrong: string[] = [];
    for (const job of jobs) {
      for (const person of everyPerson) {
        judged += 1;
        const tried = job && { ...job, ...row.has };
        const result = transition(tried, action, people[person], action === 'adminSetStatus' ? 'booked' : undefined);
        const verdict = result.allowed ? result.to : result.code;
        const due = verdictFor(row, job, person);
        if (verdict !== due) wrong.push(`${person} on ${JSON.stringify(job)}: ${verdict} instead of ${due}`);
        if (job && !result.allowed && result.code === 'wrong_state' && !mentionsState(row, job.status)) {
          const named = reasonFor(action, job.status);
          if (!result.message.startsWith(named)) wrong.push(`${person} reads: ${result.message}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('was tested on 37 jobs (9 states, public or private, assigned or not, and no job) by 10 users', () => {
    expect(judged).toBe(jobActions.length * 37 * 10);
    expect(jobActions).toEqual(Object.keys(expected));
  });
});

describe('the status that an administrator may set', () => {
  const settable = ['posted', 'accepted', 'booked', 'completed', 'paid'];

  it.each(storedJobStatuses)('is one of the five settable statuses, for a job in %s', (status) => {
    for (const target of [...storedJobStatuses, undefined]) {
      const result = transition(jobIn(status), 'adminSetStatus', people.AR, target);
      const due = target && settable.includes(target) ? { allowed: true, to: target } : { code: 'invalid' };
      expect(result).toMatchObject(due);
    }
  });
});

describe('an owner', () => {
  it.each([null, ...paymentStatuses])('can unassign an installer whose payment is %s unless it is pending', (paid) => {
    for (const status of ['accepted', 'booked', 'in_progress'] as const) {
      const job = jobIn(status, { paymentStatus: paid });
      expect(transition(job, 'unassign', people.RO).allowed).toBe(paid !== 'pending');
      if (status !== 'in_progress') expect(transition(job, 'cancel', people.RO).allowed).toBe(paid !== 'pending');
    }
  });

  it('can review a completed job only if it is paid, and can change a review only if there is one', () => {
    const may = (action: JobAction, over: Partial<LifecycleJob>) =>
      transition(jobIn('completed', over), action, people.RO).allowed;
    expect(may('firstReview', { paymentStatus: 'released' })).toBe(true);
    expect(may('firstReview', { paymentStatus: null })).toBe(false);
    expect(may('laterReview', { paymentStatus: 'released' })).toBe(false);
    expect(may('laterReview', { paymentStatus: 'released', isReviewed: true })).toBe(true);
    expect(transition(jobIn('paid', { isReviewed: true }), 'laterReview', people.IS)).toMatchObject({ to: 'paid' });
  });

  it('cannot delete a job that an installer has had', () => {
    const job = (wasAwarded: boolean) => jobIn('posted', { isAssigned: false, wasAwarded });
    expect(transition(job(false), 'delete', people.RO)).toMatchObject({ to: 'gone' });
    expect(transition(job(true), 'delete', people.RO)).toMatchObject({ code: 'wrong_state' });
  });
});

describe('requirements and payments', () => {
  it.each([0, 1, 7])(
    'with %d requirements open, the job can only be completed if there are none',
    (openRequirements) => {
      for (const status of ['booked', 'in_progress'] as const) {
        const result = transition(jobIn(status, { openRequirements }), 'complete', people.IS);
        expect(result).toMatchObject(openRequirements === 0 ? { to: 'completed' } : { code: 'requirements_open' });
      }
    },
  );

  it('reports the wrong state before the open requirements', () => {
    expect(transition(jobIn('accepted', { openRequirements: 2 }), 'complete', people.IS)).toMatchObject({
      code: 'wrong_state',
    });
  });

  const byPayment: Record<string, { requestPayment: boolean; approvePayment: boolean; returnRequirement: boolean }> = {
    none: { requestPayment: true, approvePayment: false, returnRequirement: true },
    pending: { requestPayment: true, approvePayment: true, returnRequirement: true },
    held: { requestPayment: false, approvePayment: false, returnRequirement: true },
    released: { requestPayment: false, approvePayment: false, returnRequirement: false },
    refunded: { requestPayment: false, approvePayment: false, returnRequirement: true },
    failed: { requestPayment: false, approvePayment: false, returnRequirement: true },
  };

  it.each([null, ...paymentStatuses])(
    'allow the right actions on a completed job whose payment is %s',
    (paymentStatus) => {
      const due = byPayment[paymentStatus ?? 'none']!;
      const job = jobIn('completed', { paymentStatus });
      for (const [action, person] of [
        ['requestPayment', 'IS'],
        ['approvePayment', 'RO'],
        ['returnRequirement', 'RO'],
      ] as const) {
        const result = transition(job, action, people[person]);
        expect([action, result.allowed]).toEqual([action, due[action]]);
        if (!result.allowed) expect(result.code).toBe('wrong_state');
      }
    },
  );
});

const beforeAward = ['none', 'draft', 'posted', 'cancelled'];

it.each(jobActions)('%s is an action after the award exactly when no status before the award allows it', (action) => {
  const statuses = Object.keys(expected[action].may).map((state) => state.split(' ')[0] ?? '');
  expect(isAfterAward(action)).toBe(!statuses.some((status) => beforeAward.includes(status)));
});
