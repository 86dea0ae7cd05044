import { describe, expect, test } from 'vitest';
import { withStatusValues } from '#functions/core/jobs/status-values.ts';
import { viewJob } from '#functions/core/jobs/views/job-view.ts';
import {
  accessTo,
  application,
  awardedJob,
  fullJob,
  invite,
  payment,
  requirement,
} from '#functions/test/sample-rows.ts';
import { beforeAward, type Person, visibleTo } from '#infra/test/api/access/expectations/people-and-situations.ts';
import { todayIn, usualZone } from '#shared/domain/civil-date.ts';
import {
  type JobStatus,
  type PaymentStatus,
  type StoredJobStatus,
  storedJobStatuses,
} from '#shared/domain/jobs/job.ts';
import { type JobRelation, statusShownTo, storedStatusOf } from '#shared/domain/jobs/lifecycle.ts';
import { jobActionEntries, splitEntries } from './actions/job-action-entries.ts';
import { nextStepOf } from './actions/next-step-of.ts';
import type { StepAction, StepFacts } from './actions/step.ts';
import { type PageCell, type PageCells, pageMatrix, type Viewer } from './page-matrix.ts';
import { cardRows, cardTitle, columnsOf, hasCard, isWorkFor, peopleCards } from './screen/cards.ts';

/** Compares `pageMatrix` with the page's rules, applied to a job as `viewJob` returns it to each viewer. */

interface Seen {
  /** The viewer's name in `visibleTo`, the table of the people who can see a job in each situation. */
  as: Person;
  relations: JobRelation[];
}

const people: Record<Viewer, Seen> = {
  owner: { as: 'owner', relations: ['retailer', 'owner'] },
  'other retailer': { as: 'retailer', relations: ['retailer'] },
  applicant: { as: 'applicant', relations: ['installer', 'applicant'] },
  'invited installer': { as: 'invitee', relations: ['installer', 'invitee'] },
  'assigned installer': { as: 'assignee', relations: ['installer', 'assignee'] },
  'rejected installer': { as: 'former', relations: ['installer'] },
  'former installer': { as: 'former', relations: ['installer'] },
  'link viewer': { as: 'linkInstaller', relations: ['installer', 'linkHolder'] },
  administrator: { as: 'admin', relations: ['retailer', 'admin'] },
};

interface Case {
  status: JobStatus;
  isPublic: boolean;
}

const situationOf = ({ status, isPublic }: Case) => {
  const stored = storedStatusOf(status);
  if (stored !== 'posted') return stored;
  return isPublic ? 'open' : 'private';
};
const isBeforeAward = (at: Case): boolean => beforeAward.split(' ').includes(situationOf(at));
const sees = (viewer: Viewer, at: Case): boolean => visibleTo[situationOf(at)].split(' ').includes(people[viewer].as);

/** The payment status of a job in each status of `pageMatrix` that needs a payment. */
const payments: Partial<Record<JobStatus, PaymentStatus>> = {
  awaiting_payment: 'pending',
  paid: 'released',
  archived: 'released',
};

const ties: Partial<Record<Viewer, Parameters<typeof accessTo>[1]>> = {
  applicant: { application },
  'rejected installer': { application: { ...application, status: 'rejected' } },
  'former installer': { application: { ...application, status: 'withdrawn' } },
  'invited installer': { invite },
};

function factsOf(viewer: Viewer, at: Case): StepFacts {
  const sample = isBeforeAward(at) ? fullJob() : awardedJob();
  const paymentStatus = payments[at.status];
  const stored: StoredJobStatus = storedStatusOf(at.status);
  const row = {
    ...sample,
    status: stored,
    isPublic: at.isPublic,
    openRequirements: ['booked', 'in_progress'].includes(stored) ? 2 : 0,
    card: { ...sample.card, applicationsOpen: at.isPublic ? 3 : 0, applicationsTotal: at.isPublic ? 3 : 0 },
    // Without a reference, the documents card only depends on the PDF, which the server sends to the parties and administrators.
    detail: { ...sample.detail, connectionPreApprovalRef: '' },
  };
  const { relations } = people[viewer];
  const isAssigned = relations.includes('assignee') && !isBeforeAward(at);
  const view = viewJob(
    accessTo(withStatusValues(null, row, row.updatedAt), {
      relations: relations.includes('assignee') && !isAssigned ? ['installer'] : relations,
      seesSite: viewer !== 'other retailer',
      requirements: [requirement],
      payment: paymentStatus ? { ...payment, status: paymentStatus } : null,
      ...ties[viewer],
    }),
  );
  const job = { ...view, status: at.status === 'awaiting_payment' ? at.status : view.status };
  return {
    job,
    may: (action) => job.viewer.allowedActions.includes(action),
    is: (relation) => job.viewer.relations.includes(relation),
    hasPaymentRequest: paymentStatus === 'pending',
    hasOwnReview: at.status === 'archived',
  };
}

/** Returns an action of a step as `pageMatrix` writes it. */
function written({ label, blocked, does }: StepAction): string {
  if (blocked !== undefined) return `(${label})`;
  return 'href' in does ? `[${label}]` : label;
}

function shown(facts: StepFacts): PageCell {
  const { title, primary, others = [] } = nextStepOf(facts);
  const actions = [...(primary ? [primary] : []), ...others];
  const cards = [
    ...(hasCard('progress', facts) ? (['progress'] as const) : []),
    ...cardRows(facts).flat(),
    ...peopleCards(facts),
  ];
  return {
    cards: cards.map((card) => cardTitle(card, facts)).sort(),
    icons: jobActionEntries(facts).map(({ label }) => label),
    step: [title, ...actions.map(written)].join(' > '),
  };
}

const cells = (Object.keys(pageMatrix) as Viewer[]).flatMap((viewer) =>
  (Object.entries(pageMatrix[viewer]) as [JobStatus, PageCells][]).flatMap(([status, written]) =>
    [true, false].map((isPublic) => ({
      viewer,
      at: { status, isPublic },
      name: `${status}, ${isPublic ? 'public' : 'private'}`,
      cell: written[isPublic ? 'public' : 'private'],
    })),
  ),
);

describe.each(Object.keys(pageMatrix) as Viewer[])('the page of a job for the %s', (viewer) => {
  const own = cells.filter((each) => each.viewer === viewer);

  test.each(own.filter(({ cell }) => cell))(
    'has exactly the cards, icons and next step of the matrix: $name',
    (each) => {
      const facts = factsOf(viewer, each.at);
      expect(sees(viewer, each.at)).toBe(true);
      expect(facts.job.status).toBe(each.at.status);
      expect(shown(facts)).toEqual({ ...each.cell, cards: each.cell?.cards.toSorted() });
    },
  );

  test('is absent where the matrix leaves it out', () => {
    const hidden = own.filter(({ at }) => !sees(viewer, at)).map(({ name }) => name);
    expect(own.filter(({ cell }) => cell === null).map(({ name }) => name)).toEqual(hidden);
  });

  test('never shows a status that the matrix leaves out', () => {
    const { relations } = people[viewer];
    const statuses = storedJobStatuses.map((status) => statusShownTo(status, relations));
    expect(statuses.filter((status) => !(status in pageMatrix[viewer]))).toEqual([]);
  });
});

/** Main actions whose labels differ from the title, because the specification fixes the label or the label is an answer. */
const otherWords: Record<string, string> = {
  'Approve the payment': 'Approve payment',
  'Request the payment': 'Request payment',
  'Review the installer': 'Review Installer',
  'Review the retailer': 'Complete and Review',
  'Finish the work': 'Complete job',
  "You're invited to this job": 'Accept job',
};

describe('the next step', () => {
  const steps = cells
    .filter(({ cell }) => cell)
    .map(({ viewer, at, name }) => ({ name: `${viewer}: ${name}`, step: nextStepOf(factsOf(viewer, at)) }));

  test.each(steps)('has only a main action that its title names: $name', ({ step: { title, primary } }) => {
    if (primary) expect(primary.label).toBe(otherWords[title] ?? title);
  });

  test('has no main action where the viewer has nothing to do', () => {
    const waiting = steps.filter(({ step }) =>
      /^(Waiting|Booked|All done|You have|Payment requested|Nothing|Work in)/.test(step.title),
    );
    expect(waiting.length).toBeGreaterThan(10);
    expect(waiting.filter(({ step }) => step.primary).map(({ name }) => name)).toEqual([]);
  });

  test('is the start of the work from the scheduled day on, and has no main action before that day', () => {
    const facts = factsOf('assigned installer', { status: 'booked', isPublic: true });
    const stepOn = (installationDate: string) => nextStepOf({ ...facts, job: { ...facts.job, installationDate } });
    const today = todayIn(facts.job.timeZone ?? usualZone, new Date());
    expect(stepOn('2026-01-05').primary?.label).toBe('Start work');
    expect(stepOn(today)).toMatchObject({ title: 'Start work', primary: { does: { write: 'start' } } });
    expect(stepOn('2999-01-05').primary).toBeUndefined();
    expect(stepOn('2999-01-05').others?.map(({ label }) => label)).toEqual(['Start work', 'Complete job']);
  });
});

describe('the next step of work that the retailer returned', () => {
  const { job, ...others } = factsOf('assigned installer', { status: 'in_progress', isPublic: true });
  const facts = { ...others, job: { ...job, returnedReason: null } };
  const returned = ['Meter', 'Roof'].map((label) => ({ id: label, label, reason: `${label} is dark` }));

  test('names a single requirement and quotes the reason', () => {
    const step = nextStepOf({ ...facts, returned: returned.slice(0, 1) });
    expect(step.text).toMatch(/asked for changes to “Meter”\.$/);
    expect(step.quotes).toMatchObject([{ from: 'Changes requested', text: 'Meter is dark' }]);
  });

  test('counts several requirements, and quotes the reason for each', () => {
    const step = nextStepOf({ ...facts, returned });
    expect(step.text).toMatch(/asked for changes to 2 requirements\.$/);
    expect(step.quotes).toMatchObject([
      { from: 'Changes requested: Meter', text: 'Meter is dark' },
      { from: 'Changes requested: Roof', text: 'Roof is dark' },
    ]);
  });

  test('names it to the owner, who waits for the installer', () => {
    const own = factsOf('owner', { status: 'in_progress', isPublic: true });
    const textOf = (changes: Partial<StepFacts>) => nextStepOf({ ...own, ...changes }).text;
    const waits = `Waiting for ${own.job.assignedInstaller?.companyName}.`;
    const whole = { ...own.job, returnedReason: null };
    expect(textOf({ job: whole, returned: returned.slice(0, 1) })).toBe(`Meter was sent back. ${waits}`);
    expect(textOf({ job: whole, returned })).toBe(`2 requirements were sent back. ${waits}`);
    expect(textOf({ job: { ...whole, returnedReason: 'Too dark' } })).toBe(`The work was sent back. ${waits}`);
    expect(textOf({ job: whole })).toMatch(/is on the job\. 2 requirements are still open\.$/);
  });
});

describe('the actions beside the title', () => {
  test('are at most two buttons on a desktop, and on a phone only a menu', () => {
    for (const { viewer, at } of cells.filter(({ cell }) => cell)) {
      const entries = jobActionEntries(factsOf(viewer, at));
      const { buttons, menu } = splitEntries(entries, false);
      expect(buttons.length).toBeLessThanOrEqual(2);
      expect(buttons.filter(({ isDanger }) => isDanger)).toEqual([]);
      expect(buttons.length + menu.length).toBe(entries.length);
      expect(splitEntries(entries, true)).toEqual({ buttons: [], menu: entries });
    }
  });
});

describe('the cards of a job', () => {
  const rows = (changes: Partial<StepFacts['job']>) => {
    const facts = factsOf('owner', { status: 'booked', isPublic: true });
    return cardRows({ ...facts, job: { ...facts.job, ...changes } });
  };

  test("begin with the work after the award, before it with the owner's applications, or otherwise with the facts", () => {
    expect(rows({}).flat()[0]).toBe('requirements');
    expect(rows({ filled: false }).flat()[0]).toBe('details');
    const posted = cardRows(factsOf('owner', { status: 'posted', isPublic: true }));
    expect(posted.slice(0, 2)).toEqual([['applications'], ['photos']]);
    expect(cardRows(factsOf('applicant', { status: 'posted', isPublic: true })).flat()).not.toContain('applications');
  });

  test('are above the people on a phone only if they have work for the viewer', () => {
    const isWork = (viewer: Viewer) =>
      isWorkFor(['requirements'], factsOf(viewer, { status: 'in_progress', isPublic: true }));
    expect([isWork('assigned installer'), isWork('owner')]).toEqual([true, false]);
    const applications = factsOf('owner', { status: 'posted', isPublic: true });
    expect(isWorkFor(['applications'], applications)).toBe(true);
    expect(isWorkFor(['photos'], applications)).toBe(false);
  });

  test('show every fact of the job in one panel of two columns', () => {
    const panel = rows({}).find((row) => row.includes('details')) ?? [];
    expect(columnsOf(panel)).toEqual([
      ['details', 'system', 'documents'],
      ['property', 'brief', 'location'],
    ]);
    expect(columnsOf(panel).flat().sort()).toEqual([...panel].sort());
  });

  test('leave out documents, photos and requirements in words if the job has none', () => {
    const bare = rows({
      connectionPreApprovalPdf: null,
      installationDetailPhotos: [],
      referencePhotoPaths: [],
      panelLayoutPhoto: null,
      switchboardPhoto: null,
      inverterLocationPhoto: null,
      description: '',
      notes: '',
      photosRequired: [],
    }).flat();
    expect(bare.filter((card) => ['documents', 'photos', 'brief'].includes(card))).toEqual([]);
  });

  test('include the documents if the job has only the reference of an approval', () => {
    expect(rows({ connectionPreApprovalPdf: null, connectionPreApprovalRef: 'REF-1' }).flat()).toContain('documents');
  });
});
