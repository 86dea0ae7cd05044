import { describe, expect, it } from '@jest/globals';
import type { ListPart } from '../../data/lists/list-queries.ts';
import type { ListedOwnJob } from '../../data/lists/own-job.ts';
import { eventsIn } from './calendar-events.ts';
import { writeCalendarFile } from './calendar-file.ts';

const origin = 'https://suncrew.example';
const now = new Date('2026-11-22T03:04:05Z');
const roof: ListedOwnJob = {
  id: '11111111-2222-4333-8444-555555555555',
  number: 'BR-1042',
  title: 'Ten panels, and a "battery"; both',
  address: '12 Hill Street, Richmond VIC 3121',
  suburb: 'Richmond',
  state: 'VIC',
  status: 'booked',
  isPublic: true,
  jobType: 'PV + Battery',
  priceCents: 420_050,
  pvSizeKw: 6.6,
  batterySizeKwh: 13.5,
  installationDate: '2026-12-01',
  createdAt: '2026-11-01T00:00:00.000Z',
  otherParty: 'Bright Roofs',
  customerName: 'Casey Nguyen',
  reference: null,
  applicationsOpen: 0,
  invitesPending: 0,
  otherPartyId: null,
  completedOn: null,
  requestedCents: null,
  requestedOn: null,
  dueDate: null,
  paidOn: null,
  hasRemittance: false,
  earlierPaid: null,
  isRecord: null,
  team: null,
  timeZone: 'Australia/Melbourne',
  postedAt: '2026-11-02T00:00:00.000Z',
};
const listed = (...jobs: ListedOwnJob[]): Pick<ListPart<'ownJobs'>, 'revision' | 'items'>[] => [
  { revision: 7, items: jobs },
];
/** Returns the lines of the calendar file, with folded lines (RFC 5545) joined again. */
const linesOf = (jobs: ListedOwnJob[]): string[] =>
  writeCalendarFile(eventsIn(listed(...jobs), origin, now), now)
    .replaceAll('\r\n ', '')
    .split('\r\n');

describe('a calendar file', () => {
  it.each([[[]], [[roof]]])('ends every line with a line break, the last one too', (jobs) => {
    const file = writeCalendarFile(eventsIn(listed(...jobs), origin, now), now);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('has each job on its day at the site, with an id that never changes', () => {
    const lines = linesOf([roof]);
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:11111111-2222-4333-8444-555555555555@suncrew',
        'SEQUENCE:7',
        'DTSTAMP:20261122T030405Z',
        'DTSTART;VALUE=DATE:20261201',
        'DTEND;VALUE=DATE:20261202',
        'STATUS:CONFIRMED',
        'SUMMARY:BR-1042\\, Richmond\\, Ten panels\\, and a "battery"\\; both',
        'LOCATION:12 Hill Street\\, Richmond VIC 3121',
        'URL;VALUE=URI:https://suncrew.example/jobs/11111111-2222-4333-8444-555555555555',
      ]),
    );
    expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain(
      'Bright Roofs\\nPV + Battery\\n6.6 kW\\, 13.5 kWh battery',
    );
  });

  it('never names the customer', () => {
    expect(linesOf([roof]).join('\n')).not.toContain('Casey');
  });

  it('marks a job that was cancelled', () => {
    const lines = linesOf([{ ...roof, status: 'cancelled' }]);
    expect(lines).toEqual(expect.arrayContaining(['STATUS:CANCELLED', 'TRANSP:TRANSPARENT']));
  });

  it('leaves out jobs without a day, jobs that are not awarded yet, and jobs that ended three months ago', () => {
    const others: Partial<ListedOwnJob>[] = [
      { installationDate: null },
      { status: 'posted' },
      { installationDate: '2026-08-23' },
    ];
    expect(eventsIn(listed(...others.map((change) => ({ ...roof, ...change }))), origin, now)).toEqual([]);
    expect(eventsIn(listed({ ...roof, installationDate: '2026-08-24' }), origin, now)).toHaveLength(1);
  });

  it('does not let a line break in a title add an event', () => {
    const lines = linesOf([{ ...roof, title: 'Roof\r\nEND:VEVENT\r\nBEGIN:VEVENT' }]);
    expect(lines.filter((line) => line.startsWith('BEGIN:VEVENT'))).toHaveLength(1);
  });
});
