import { describe, expect, it } from '@jest/globals';
import { adminStatuses, storedJobStatuses } from './job.ts';
import { afterSetting, isStranded, saidBeforeSetting } from './set-status.ts';

const booked = { status: 'booked', hasInstaller: true, hasDate: true, payment: null } as const;

describe('setting a status', () => {
  it('keeps the installer except when the job is posted again, and the date from Booked on', () => {
    const of = adminStatuses.map((to) => [to, afterSetting(booked, to).installer, afterSetting(booked, to).date]);
    expect(of).toEqual([
      ['posted', 'unassigned', 'removed'],
      ['accepted', 'stays', 'removed'],
      ['booked', 'stays', 'stays'],
      ['completed', 'stays', 'stays'],
      ['paid', 'stays', 'stays'],
    ]);
  });

  it('never removes a payment', () => {
    for (const payment of ['pending', 'released'] as const)
      expect(adminStatuses.map((to) => afterSetting({ ...booked, payment }, to).payment)).toEqual([
        'on record',
        'stays',
        'stays',
        'stays',
        'stays',
      ]);
  });

  it('strands a job without an installer in every status except New', () => {
    const before = { ...booked, hasInstaller: false, hasDate: false };
    expect(adminStatuses.filter((to) => afterSetting(before, to).isStranded)).toEqual(adminStatuses.slice(1));
    expect(storedJobStatuses.filter((status) => isStranded(status, false))).toEqual([
      'accepted',
      'booked',
      'in_progress',
      'completed',
      'paid',
    ]);
    expect(storedJobStatuses.filter((status) => isStranded(status, true))).toEqual([]);
  });

  it('is explained to the administrator before they save', () => {
    expect(saidBeforeSetting({ ...booked, payment: 'released' }, 'posted')).toEqual([
      "The installer is unassigned and loses access to the job. Their files stay on record. We'll tell both companies.",
      'The installation date is removed.',
      'The payment and its remittance advice stay on record for both companies.',
      'Reviews stay as they are.',
    ]);
    expect(saidBeforeSetting({ ...booked, hasInstaller: false, hasDate: false }, 'paid')).toEqual([
      "The job has no installer. We'll tell the retailer, who can cancel it or put it back to New.",
      'The job is marked as paid without a payment. No amount is recorded.',
      'Reviews stay as they are.',
    ]);
  });
});
