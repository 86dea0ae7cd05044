import { describe, expect, it } from '@jest/globals';
import { closingOf, formerNames, tabsDeleted, tabsUnderWay } from './closing.ts';
import { type Role, roles, type StoredJobStatus, storedJobStatuses } from './job.ts';
import { installerTabOf, retailerTabOf } from './job-states.ts';

const isOpen = (status: StoredJobStatus) => status === 'draft' || status === 'posted';
const jobIn = (status: StoredJobStatus) => ({ status, isAssigned: !isOpen(status), wasAwarded: !isOpen(status) });

describe('deleting an account', () => {
  it('deletes jobs without an installer, keeps jobs that are over, and is blocked by all other jobs', () => {
    const of = (role: Role) => storedJobStatuses.map((status) => `${status}: ${closingOf(role, jobIn(status))}`);
    expect(of('retailer')).toEqual([
      'draft: deleted',
      'posted: deleted',
      'accepted: blocks',
      'booked: blocks',
      'in_progress: blocks',
      'completed: blocks',
      'paid: kept',
      'archived: kept',
      'cancelled: kept',
    ]);
    expect(of('installer')).toEqual(['draft: blocks', 'posted: blocks', ...of('retailer').slice(2)]);
  });

  it('cancels a job without an installer if it had one, or if an administrator gave it a status that needs one', () => {
    const of = (wasAwarded: boolean) =>
      storedJobStatuses.map((status) => closingOf('retailer', { status, isAssigned: false, wasAwarded }));
    const after = ['cancelled', 'cancelled', 'cancelled', 'cancelled', 'kept', 'kept', 'kept'];
    expect(of(true).slice(1)).toEqual(['cancelled', ...after]);
    expect(of(false)).toEqual(['deleted', 'deleted', ...after]);
  });

  it('replaces the name of the company by its role', () => {
    expect(formerNames).toEqual({ retailer: 'Former retailer', installer: 'Former installer' });
  });

  it('concerns exactly the jobs in the tabs that it checks', () => {
    for (const role of roles)
      for (const status of storedJobStatuses) {
        const tab = role === 'retailer' ? retailerTabOf(status) : installerTabOf(status);
        const of = (tabs: readonly string[]) => tab !== null && tabs.includes(tab);
        if (role === 'retailer' || closingOf(role, jobIn(status)) === 'kept' || tab !== null)
          expect([role, status, of(tabsUnderWay), of(tabsDeleted)]).toEqual([
            role,
            status,
            closingOf(role, jobIn(status)) === 'blocks',
            closingOf(role, jobIn(status)) === 'deleted',
          ]);
      }
  });
});
