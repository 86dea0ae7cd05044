import { describe, expect, it } from '@jest/globals';
import {
  accreditationLabels,
  accreditationsFor,
  applicationStatuses,
  connectionTypes,
  defaultRequirements,
  hasBattery,
  hasPanels,
  hasTerms,
  inviteStatuses,
  isOpenApplication,
  jobStatuses,
  jobStatusLabels,
  jobTypes,
  partsOf,
  paymentStatuses,
  requirementTypes,
  roles,
  roofLabels,
  roofTypes,
  saaAccreditations,
  storedJobStatuses,
} from './job.ts';

describe('the values of a job', () => {
  it('are unchanged, because rows, URLs and forms contain them', () => {
    expect(jobStatuses.join(' ')).toBe(
      'draft posted offered accepted booked in_progress completed awaiting_payment paid archived cancelled',
    );
    expect(jobTypes).toEqual(['PV Only', 'PV + Battery', 'Battery Only']);
    expect(connectionTypes).toEqual(['Grid Connected', 'Off-Grid']);
    expect(saaAccreditations).toEqual(['PV', 'Battery', 'Off-Grid']);
    expect(requirementTypes).toEqual(['checkbox', 'file_upload', 'photo']);
    expect(applicationStatuses.slice(0, 4)).toEqual(['applied', 'reviewed', 'accepted', 'rejected']);
    expect(applicationStatuses.slice(4)).toEqual(['withdrawn', 'unassigned']);
    expect(inviteStatuses).toEqual(['invited', 'accepted', 'declined', 'expired', 'withdrawn', 'unassigned']);
    expect(paymentStatuses).toEqual(['pending', 'held', 'released', 'refunded', 'failed']);
    expect(roles).toEqual(['retailer', 'installer']);
  });

  it('include two statuses that the API only shows and no row contains', () => {
    const readOnly = jobStatuses.filter((status) => !storedJobStatuses.some((stored) => stored === status));
    expect(readOnly).toEqual(['offered', 'awaiting_payment']);
    expect(storedJobStatuses).toHaveLength(jobStatuses.length - readOnly.length);
  });

  it('have labels in everyday words', () => {
    expect(jobStatuses.map((status) => jobStatusLabels[status]).join(', ')).toBe(
      'Draft, New, Offered, Accepted, Booked, In Progress, Complete, Paid, Paid, Archived, Cancelled',
    );
    expect(roofTypes.map((roof) => roofLabels[roof])).toEqual(['Tin/Metal', 'Tile', 'Flat']);
    expect(saaAccreditations.map((licence) => accreditationLabels[licence])).toEqual([
      'Solar PV Systems',
      'Battery Storage',
      'Off-Grid Systems',
    ]);
  });
});

it('an application is open until it is decided', () => {
  expect(applicationStatuses.filter(isOpenApplication)).toEqual(['applied', 'reviewed']);
});

describe('a new job', () => {
  it('requires a certificate as a file and a tick for the rebates', () => {
    expect(defaultRequirements).toEqual([
      { label: 'Electrical Safety Certificate', type: 'file_upload', required: true },
      { label: 'Rebates Complete', type: 'checkbox', required: true },
    ]);
  });

  it('has panels unless it is for a battery alone, and a battery unless it is for panels alone', () => {
    expect(jobTypes.filter(hasPanels)).toEqual(['PV Only', 'PV + Battery']);
    expect(jobTypes.filter(hasBattery)).toEqual(['PV + Battery', 'Battery Only']);
  });

  it('has the parts that its equipment and its connection need', () => {
    const partsIn = (equipment: Parameters<typeof partsOf>[0]) =>
      Object.entries(partsOf(equipment)).flatMap(([part, isThere]) => (isThere ? [part] : []));
    expect(partsIn({})).toEqual(['panels', 'grid']);
    expect(partsIn({ hasExportLimit: true })).toEqual(['panels', 'grid', 'exportLimit']);
    expect(partsIn({ connectionType: 'Off-Grid', hasExportLimit: true })).toEqual(['panels']);
    expect(partsIn({ jobType: 'PV + Battery', connectionType: 'Grid Connected' })).toEqual([
      'panels',
      'battery',
      'grid',
      'backup',
    ]);
    expect(partsIn({ jobType: 'Battery Only', connectionType: 'Off-Grid' })).toEqual(['battery']);
  });
});

describe('a job without terms', () => {
  it.each([
    [{ priceCents: 0, pvSizeKw: null, batterySizeKwh: null }, false],
    [{ priceCents: 0, pvSizeKw: null }, false],
    [{ priceCents: 1, pvSizeKw: null }, true],
    [{ priceCents: 0, pvSizeKw: 6.6 }, true],
    [{ priceCents: 0, pvSizeKw: null, batterySizeKwh: 13.5 }, true],
  ])('has neither a price nor a system: %j has terms: %p', (terms, has) => {
    expect(hasTerms(terms)).toBe(has);
  });
});

describe('the accreditations that the work itself needs', () => {
  it('follow the equipment, and whether there is a grid', () => {
    expect(accreditationsFor('PV Only', 'Grid Connected')).toEqual(['PV']);
    expect(accreditationsFor('PV + Battery', 'Grid Connected')).toEqual(['PV', 'Battery']);
    expect(accreditationsFor('Battery Only', 'Off-Grid')).toEqual(['Battery', 'Off-Grid']);
  });
});
