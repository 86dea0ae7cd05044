import { describe, expect, test } from 'vitest';
import type { Role } from '#shared/domain/jobs/job.ts';
import { countFilters, isNarrowed, queryOf, searchIn } from './payment-address.ts';
import { ageOf, dueIn, openDueIn, type PaymentView, stepOf, sumIn } from './payment-words.ts';
import { paymentsCsv } from './payments-csv.ts';

const read = (text: string) => searchIn(new URLSearchParams(text));
const usual = { sort: 'next', order: 'asc', page: '1', size: '25' };

describe('the URL of the page of payments', () => {
  test.each([
    ['', usual, 0],
    ['q=hill&stage=paid&with=Coastal+Power', { ...usual, q: 'hill', stage: 'paid', otherParty: 'Coastal Power' }, 1],
    [
      'waiting=overdue&from=2026-01-01&to=2026-02-01&page=3',
      { ...usual, waiting: 'overdue', from: '2026-01-01', to: '2026-02-01', page: '3' },
      2,
    ],
    ['sort=due&size=100', { ...usual, sort: 'due', order: 'asc', size: '100' }, 0],
    ['stage=escrow&waiting=long&from=yesterday&sort=size.up&page=-2&size=7', usual, 0],
  ])('"%s" asks the server for %j', (text, query, filters) => {
    expect(queryOf(read(text))).toEqual({ query });
    expect(countFilters(read(text))).toBe(filters);
  });

  test('is narrowed by a stage, and not by an order', () => {
    expect([read('stage=paid'), read('q=x'), read('q=+&sort=due')].map(isNarrowed)).toEqual([true, true, false]);
  });
});

const payment: PaymentView = {
  id: 'a',
  number: 'BR-1042',
  title: '=Roof',
  address: '12 Hill Street',
  suburb: null,
  jobStatus: 'completed',
  otherParty: 'Coastal "Power"',
  customerName: 'Amira Papadakis',
  stage: 'requested',
  amountExGst: 100.05,
  gst: 10.01,
  amountWithGst: 110.06,
  completedOn: '2026-11-10',
  requestedOn: '2026-11-12',
  dueDate: '2026-11-26',
  paidOn: null,
  daysWaiting: 3,
  isOverdue: false,
  hasRemittance: false,
};

describe('a payment', () => {
  test.each<[Partial<PaymentView>, string]>([
    [{}, 'Requested 3 days ago'],
    [{ daysWaiting: 1 }, 'Requested yesterday'],
    [{ stage: 'toRequest', daysWaiting: 0 }, 'Finished today'],
    [{ stage: 'toRequest', daysWaiting: null }, '—'],
    [{ stage: 'paid', daysWaiting: null, paidOn: '2026-11-20' }, 'Paid 20/11/2026'],
    [{ stage: 'paid', daysWaiting: null }, '—'],
  ])('with %j says "%s"', (changes, text) => {
    expect(ageOf({ ...payment, ...changes })).toBe(text);
  });

  test('that is paid shows no due date in the list', () => {
    expect(openDueIn(payment)).toBe('26/11/2026');
    expect(openDueIn({ ...payment, stage: 'paid' })).toBe('—');
  });

  test('shows a dash for an unknown value, and never a zero', () => {
    const total = { count: 1, unknown: 1, amountExGst: 0, gst: 0, amountWithGst: 0 };
    expect(dueIn({ ...payment, dueDate: null })).toBe('—');
    expect(sumIn(total, 0)).toBe('—');
    expect(sumIn({ ...total, count: 2, amountExGst: 5 }, 5)).toBe('$5.00');
    expect(sumIn({ ...total, count: 0, unknown: 0 }, 0)).toBe('$0.00');
  });

  test.each<[Partial<PaymentView>, Role, [string, string] | null]>([
    [{}, 'retailer', ['dialog', 'Approve payment']],
    [{}, 'installer', ['wait', 'Waiting for the retailer to approve payment']],
    [{ stage: 'toRequest' }, 'installer', ['dialog', 'Request payment']],
    [{ stage: 'toRequest' }, 'retailer', ['wait', 'Waiting for the installer to request payment']],
    [{ jobStatus: 'in_progress' }, 'installer', ['job', 'Make the changes']],
    [{ jobStatus: 'in_progress' }, 'retailer', ['wait', 'Waiting for the installer to make the changes']],
    [{ stage: 'paid', jobStatus: 'paid' }, 'retailer', null],
    [{ jobStatus: 'cancelled' }, 'retailer', null],
  ])('with %j names the next step of the %s: %j', (changes, role, step) => {
    const next = stepOf({ ...payment, ...changes }, role);
    expect(next && [next.does, next.text]).toEqual(step);
  });

  test('is a line of the downloaded file, where no value is a formula', () => {
    const [head, line] = paymentsCsv([payment], 'retailer', (id) => `/jobs/${id}`).split('\r\n');
    expect(head).toContain('"Customer","Installer","Payment"');
    expect(line).toBe(
      `"BR-1042","'=Roof","12 Hill Street","Amira Papadakis","Coastal ""Power""","To approve","Complete","100.05","10.01","110.06","2026-11-10","2026-11-12","2026-11-26","No","","No","/jobs/a"`,
    );
  });
});
