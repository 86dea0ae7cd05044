import { describe, expect, it } from '@jest/globals';
import { storedJobStatuses } from './job.ts';
import { installerWork, retailerWork, workKinds, workOnAwarded, workOnPosted } from './worklist.ts';

const today = '2027-02-10';
const awarded = {
  status: 'booked' as const,
  installationDate: null,
  today,
  isAwarded: true,
  isRequested: false,
  isPaid: false,
};

describe('the work on the date of an awarded job', () => {
  it.each([
    ['booked', '2027-02-09', 'overdue'],
    ['accepted', '2027-02-09', 'overdue'],
    ['booked', today, null],
    ['booked', '2027-02-11', null],
    ['accepted', today, 'dates'],
    ['booked', null, 'dates'],
    ['accepted', null, 'dates'],
    ['in_progress', '2027-02-09', null],
  ] as const)('of a job that is %s with the date %s is %s, for both sides', (status, installationDate, work) => {
    for (const side of ['owner', 'assignee'] as const)
      expect(workOnAwarded({ ...awarded, status, installationDate }, side)).toBe(work);
  });

  it('is nothing without an installer', () => {
    expect(workOnAwarded({ ...awarded, installationDate: '2027-02-09', isAwarded: false }, 'owner')).toBeNull();
  });
});

describe('the work on a posted job', () => {
  const now = new Date('2027-02-10T03:00:00Z');
  const dayBefore = '2027-02-09T03:00:00.000Z';
  const posted = { status: 'posted' as const, applicationsOpen: 0, invitesPending: 0, postedAt: dayBefore };

  it.each([
    ['has no applicants a day after it was posted', {}, 'unanswered'],
    ['was posted less than a day ago', { postedAt: '2027-02-09T03:00:00.001Z' }, null],
    ['has an open invitation', { invitesPending: 1 }, null],
    ['has an application', { applicationsOpen: 1 }, 'applications'],
    ['has an application on its first day', { applicationsOpen: 1, postedAt: now.toISOString() }, 'applications'],
  ] as const)('of a job that %s', (_, facts, work) => {
    expect(workOnPosted({ ...posted, ...facts }, now)).toBe(work);
  });

  it('is nothing in any other status', () => {
    for (const status of storedJobStatuses.filter((each) => each !== 'posted'))
      expect(workOnPosted({ ...posted, status, applicationsOpen: 1 }, now)).toBeNull();
  });
});

it('each kind of work belongs to at least one role', () => {
  expect(new Set<string>([...retailerWork, ...installerWork])).toEqual(new Set<string>(workKinds));
});
