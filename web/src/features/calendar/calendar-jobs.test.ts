import { describe, expect, test } from 'vitest';
import { jobStatuses } from '#shared/domain/jobs/job.ts';
import {
  type CalendarJob,
  canBeOn,
  dayTextsOf,
  isInLane,
  isMovable,
  lanesOf,
  laneTextsOf,
  undatedOf,
} from './calendar-jobs.ts';

const job = (changes: Partial<CalendarJob>) =>
  ({
    id: 'one',
    relation: 'owner',
    status: 'booked',
    isPublic: true,
    state: 'NSW',
    otherParty: 'Sunny Side Electrical',
    otherPartyId: 'sunny',
    installationDate: '2026-12-01',
    ...changes,
  }) as CalendarJob;

describe('the lanes of a week', () => {
  test('are one for each installer of a retailer, even if two have the same name or a job has no date yet', () => {
    const sunny = job({ id: 'one' });
    const coast = job({ id: 'two', otherParty: 'Coastline Solar', otherPartyId: 'coast' });
    const namesake = job({ id: 'three', otherPartyId: 'another', installationDate: null });
    expect(lanesOf([sunny, coast], [namesake])).toEqual([
      { id: 'coast', name: 'Coastline Solar', jobs: [coast] },
      { id: 'sunny', name: 'Sunny Side Electrical', jobs: [sunny] },
      { id: 'another', name: 'Sunny Side Electrical', jobs: [] },
    ]);
  });

  test("are one for an installer's own jobs, whichever retailers they come from", () => {
    const jobs = [
      job({ relation: 'assignee' }),
      job({ id: 'two', relation: 'assignee', otherParty: 'Bayside Energy' }),
    ];
    expect(lanesOf(jobs, [])).toEqual([{ id: null, name: null, jobs }]);
  });

  test('are one for each person of an installing company, and one for the jobs without a team', () => {
    const people = new Map([
      ['lee', 'Lee Park'],
      ['kai', 'Kai Brook'],
    ]);
    const shared = job({ relation: 'assignee', team: ['lee', 'kai'] });
    const open = job({ id: 'two', relation: 'assignee' });
    const former = job({ id: 'three', relation: 'assignee', team: ['gone'] });
    expect(lanesOf([shared, open, former], [], people)).toEqual([
      { id: 'gone', name: 'Former colleague', jobs: [former] },
      { id: 'kai', name: 'Kai Brook', jobs: [shared] },
      { id: 'lee', name: 'Lee Park', jobs: [shared] },
      { id: null, name: 'No one chosen', jobs: [open] },
    ]);
    const [lane] = lanesOf([shared], [], people);
    expect(lane && [isInLane(lane, shared, people), isInLane(lane, open, people)]).toEqual([true, false]);
  });
});

test('the jobs without a date have the order and the day of the waiting work, and other jobs come last', () => {
  const [one, two, other] = ['one', 'two', 'other'].map((id) => job({ id, installationDate: null }));
  const row = (id: string, day: string | null) => ({
    job: { id, preferredWeek: null },
    waitingSince: '2026-11-20',
    suggestedDay: day === null ? null : { day, reason: 'firstFree' as const },
  });
  const open = [other, two, job({ id: 'dated' }), one].flatMap((each) => each ?? []);
  expect(undatedOf(open, [row('one', '2026-11-30'), row('dated', '2026-12-01'), row('two', null)])).toEqual([
    { job: one, since: '2026-11-20', day: '2026-11-30', why: 'First weekday still free' },
    { job: two, since: '2026-11-20', day: null, why: null },
    { job: other, since: null, day: null, why: null },
  ]);
});

test.each<[string, Partial<CalendarJob>, ReturnType<typeof dayTextsOf>]>([
  [
    'the customer and the suburb',
    { customerName: 'Nguyen' },
    { lead: 'Nguyen', note: 'Ryde', all: 'BR-1 · Nguyen · Ryde · Sunny Side Electrical' },
  ],
  [
    'the street and the suburb to an installer who may not know the customer',
    { relation: 'assignee' },
    { lead: '12 Hill Street', note: 'Ryde', all: 'BR-1 · 12 Hill Street · Ryde · Sunny Side Electrical' },
  ],
  [
    'the suburb and the company if the viewer may not know the street',
    { address: 'Ryde NSW 2112' },
    { lead: 'Ryde', note: 'Sunny Side Electrical', all: 'BR-1 · Ryde · Sunny Side Electrical' },
  ],
  [
    'the title without other facts',
    { suburb: null, address: '', otherParty: null },
    { lead: 'Roof', note: 'Roof', all: 'BR-1 · Roof' },
  ],
])('a day of the month shows %s', (_, facts, texts) => {
  const sent = job({
    number: 'BR-1',
    title: 'Roof',
    suburb: 'Ryde',
    address: '12 Hill Street, Ryde NSW 2112',
    ...facts,
  });
  expect(dayTextsOf(sent)).toEqual(texts);
});

test.each<[string, Partial<CalendarJob>, string, string]>([
  ['leaves out the installer for a retailer', { customerName: 'Nguyen' }, 'BR-1 · Nguyen', 'Ryde'],
  [
    'names the suburb to a viewer who may not know the customer',
    { relation: 'assignee' },
    'BR-1 · Ryde',
    'Sunny Side Electrical',
  ],
  ['names a job without other facts by its title', { suburb: null }, 'BR-1 · Roof', 'Roof'],
])('a lane of the week %s', (_, facts, lead, note) => {
  expect(laneTextsOf(job({ number: 'BR-1', title: 'Roof', suburb: 'Ryde', ...facts }))).toEqual({
    lead,
    note,
    all: `${lead} · ${note}`,
  });
});

test('either party can reschedule a job only while it is accepted or scheduled', () => {
  const movable = (relation: CalendarJob['relation']) =>
    jobStatuses.filter((status) => isMovable(job({ relation, status })));
  expect([movable('owner'), movable('assignee')]).toEqual([
    ['accepted', 'booked'],
    ['accepted', 'booked'],
  ]);
});

test('a job can be scheduled for today at its site while it is still yesterday elsewhere', () => {
  const now = new Date('2026-11-22T15:00:00Z');
  expect([canBeOn(job({}), '2026-11-22', now), canBeOn(job({}), '2026-11-23', now)]).toEqual([false, true]);
  expect(canBeOn(job({ state: 'WA' }), '2026-11-22', now)).toBe(true);
  expect([canBeOn(job({}), '2028-11-23', now), canBeOn(job({}), '2028-11-24', now)]).toEqual([true, false]);
});
