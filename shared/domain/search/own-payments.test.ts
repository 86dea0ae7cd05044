import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../civil-date.ts';
import { dueDateBounds } from '../jobs/due-date.ts';
import { type Role, storedJobStatuses } from '../jobs/job.ts';
import { maxCents, withGst } from '../money.ts';
import {
  daysWaiting,
  isOverdue,
  type OwnPayment,
  type PaymentFilter,
  type PaymentSort,
  passesPaymentFilter,
  paymentStageOf,
  paymentStages,
  sortPayments,
  totalOf,
  totalsByStage,
  usualPaymentOrder,
} from './own-payments.ts';
import { type SortOrder, wordsIn } from './searched-list.ts';

const today = '2026-11-22';
const requested: OwnPayment = {
  number: 'BR-1042',
  id: 'a',
  title: '6.60kW Solar Installation',
  address: '12 Hill Street, Castle Hill NSW 2154',
  suburb: 'Castle Hill',
  createdAt: '2026-11-01T00:00:00.000Z',
  jobStatus: 'completed',
  otherParty: 'Zoë Solar',
  customerName: 'Amira Papadakis',
  stage: 'requested',
  exGstCents: 420_050,
  completedOn: '2026-11-10',
  requestedOn: '2026-11-12',
  dueDate: '2026-11-21',
  paidOn: null,
  hasRemittance: false,
};
const toRequest: OwnPayment = { ...requested, id: 'b', stage: 'toRequest', requestedOn: null, dueDate: null };
const paid: OwnPayment = { ...requested, id: 'c', stage: 'paid', paidOn: today };

describe('GST', () => {
  it.each([
    [0, 0],
    [1, 0],
    [4, 0],
    [5, 1],
    [10, 1],
    [14, 1],
    [15, 2],
    [420_050, 42_005],
    [maxCents, 1_000_000_000],
  ])('of %i cents is %i cents', (exGstCents, gstCents) => {
    expect(withGst(exGstCents)).toEqual({ exGstCents, gstCents, totalCents: exGstCents + gstCents });
  });
});

describe('the totals', () => {
  const payments = fc.array(
    fc.record({
      stage: fc.constantFrom(...paymentStages),
      exGstCents: fc.option(fc.oneof(fc.nat(30), fc.nat(maxCents)), { freq: 6 }),
    }),
    { maxLength: 60 },
  );

  it('equal the sums of the rows to the cent, and the GST of a total is the sum of each row’s GST', () => {
    fc.assert(
      fc.property(payments, (drawn) => {
        const rows = drawn.map((each, index): OwnPayment => ({ ...requested, ...each, id: String(index) }));
        const totals = totalsByStage(rows);
        for (const stage of paymentStages) {
          const known = rows.flatMap((row) => (row.stage === stage && row.exGstCents !== null ? row.exGstCents : []));
          // Adds the column with BigInt, so that no large sum is rounded.
          const sum = (part: 'exGstCents' | 'gstCents' | 'totalCents') =>
            known.reduce((before, cents) => before + BigInt(withGst(cents)[part]), 0n);
          const { exGstCents, gstCents, totalCents, count, unknown } = totals[stage];
          expect([exGstCents, gstCents, totalCents].map(BigInt)).toEqual([
            sum('exGstCents'),
            sum('gstCents'),
            sum('totalCents'),
          ]);
          expect(exGstCents + gstCents).toBe(totalCents);
          expect(count - unknown).toBe(known.length);
        }
        expect(paymentStages.reduce((sum, stage) => sum + totals[stage].count, 0)).toBe(rows.length);
      }),
    );
  });

  it('add nothing for payments with an unknown amount, and count these payments', () => {
    expect(totalOf([paid, { ...paid, exGstCents: null }])).toEqual({
      count: 2,
      unknown: 1,
      exGstCents: 420_050,
      gstCents: 42_005,
      totalCents: 462_055,
    });
  });
});

describe('a payment', () => {
  it.each(storedJobStatuses.map((status) => [status] as const))(
    'of a job that is %s has a stage only if it is payable',
    (status) => {
      const isPaid = status === 'paid' || status === 'archived';
      const stageIf = (isRequested: boolean, wasPaid = false) =>
        paymentStageOf(status, { isRequested, isPaid: wasPaid });
      expect(stageIf(false)).toBe(isPaid ? 'paid' : status === 'completed' ? 'toRequest' : null);
      expect(stageIf(true)).toBe(isPaid ? 'paid' : 'requested');
      expect(stageIf(true, true)).toBe('paid');
    },
  );

  it('is overdue the day after its due date, unless it is paid or has no due date', () => {
    expect(isOverdue(requested, '2026-11-21')).toBe(false);
    expect(isOverdue(requested, '2026-11-22')).toBe(true);
    expect(isOverdue({ ...requested, dueDate: null }, today)).toBe(false);
    expect(isOverdue({ ...requested, stage: 'paid' }, today)).toBe(false);
  });

  it('has been waiting since the day on which it reached its stage, unless it is paid', () => {
    expect(daysWaiting(requested, today)).toBe(10);
    expect(daysWaiting(toRequest, today)).toBe(12);
    expect(daysWaiting(toRequest, '2026-11-09')).toBe(0);
    expect(daysWaiting(paid, today)).toBeNull();
    expect(daysWaiting({ ...toRequest, completedOn: null }, today)).toBeNull();
  });

  it.each<[Partial<PaymentFilter>, OwnPayment, boolean]>([
    [{}, requested, true],
    [{ words: wordsIn('HILL zoe') }, requested, true],
    [{ words: wordsIn('perth') }, requested, false],
    [{ words: wordsIn('papadakis') }, requested, true],
    [{ words: wordsIn('papadakis') }, { ...requested, customerName: null }, false],
    [{ otherParty: 'Zoë Solar' }, requested, true],
    [{ otherParty: 'Zoë' }, requested, false],
    [{ from: '2026-11-12', to: '2026-11-12' }, requested, true],
    [{ from: '2026-11-13' }, requested, false],
    [{ to: '2026-11-10' }, toRequest, true],
    [{ from: today }, paid, true],
    [{ from: today }, { ...paid, paidOn: null }, false],
    [{ waiting: 'overdue' }, requested, true],
    [{ waiting: 'overdue' }, paid, false],
    [{ waiting: 'week' }, { ...requested, requestedOn: addDays(today, -7) }, true],
    [{ waiting: 'week' }, { ...requested, requestedOn: addDays(today, -8) }, false],
    [{ waiting: 'fortnight' }, { ...requested, requestedOn: addDays(today, -7) }, false],
    [{ waiting: 'fortnight' }, { ...requested, requestedOn: addDays(today, -8) }, true],
    [{ waiting: 'fortnight' }, { ...requested, requestedOn: addDays(today, -14) }, true],
    [{ waiting: 'longer' }, { ...requested, requestedOn: addDays(today, -14) }, false],
    [{ waiting: 'longer' }, { ...requested, requestedOn: addDays(today, -15) }, true],
    [{ waiting: 'week' }, paid, false],
    [{ waiting: 'longer' }, paid, false],
    [{ waiting: 'overdue' }, { ...requested, requestedOn: addDays(today, -8), dueDate: today }, false],
    [{ waiting: 'overdue' }, { ...requested, dueDate: null }, false],
    [{ waiting: 'fortnight' }, { ...requested, requestedOn: addDays(today, -15) }, false],
  ])('is compared with the filter %j', (filter, payment, passes) => {
    expect(passesPaymentFilter(payment, { words: [], ...filter }, today)).toBe(passes);
  });

  it('can be sorted in every order, with unknown values last', () => {
    const all = [
      { ...requested, exGstCents: null, otherParty: null },
      toRequest,
      { ...paid, exGstCents: 1, title: 'A' },
    ];
    const order = (sort: PaymentSort, direction: SortOrder) =>
      sortPayments(all, sort, direction, 'retailer')
        .map(({ id }) => id)
        .join('');
    expect(order('date', 'asc')).toBe('bac');
    expect(order('date', 'desc')).toBe('cab');
    expect(order('due', 'asc')).toBe('acb');
    expect(order('amount', 'asc')).toBe('cba');
    expect(order('amount', 'desc')).toBe('bca');
    expect(order('party', 'desc')).toBe('bca');
    expect(order('title', 'asc')).toBe('abc');
    expect(order('title', 'desc')).toBe('cab');
  });

  it('is sorted by the next step: the own steps by due date and wait, then those of the other company, then the latest paid', () => {
    const payments: OwnPayment[] = [
      { ...paid, id: 'paid before', paidOn: '2026-10-01' },
      { ...paid, id: 'paid on an unknown day', paidOn: null },
      { ...paid, id: 'paid', dueDate: '2026-01-01' },
      { ...toRequest, id: 'to request' },
      { ...requested, id: 'returned', jobStatus: 'in_progress' },
      { ...requested, id: 'new', dueDate: null, requestedOn: today },
      { ...requested, id: 'old', dueDate: null },
      { ...requested, id: 'due later', dueDate: '2026-12-24' },
      { ...requested, id: 'due', requestedOn: today },
    ];
    const over = ['paid', 'paid before', 'paid on an unknown day'];
    const own = ['due', 'due later', 'old', 'new'];
    const next = (role: Role) => sortPayments(payments, 'next', 'asc', role).map(({ id }) => id);
    expect(next('retailer')).toEqual([...own, 'returned', 'to request', ...over]);
    expect(next('installer')).toEqual(['returned', 'to request', ...own, ...over]);
  });

  it('is sorted by names and titles regardless of case and accents, with an empty title last', () => {
    const named = ['b', 'Á', '', '_'].map((text, id) => ({ ...requested, id: `${id}`, title: text, otherParty: text }));
    const titles = (sort: 'title' | 'party') => sortPayments(named, sort, 'asc', 'retailer').map(({ title }) => title);
    expect(titles('title')).toEqual(['_', 'Á', 'b', '']);
    expect(titles('party')).toEqual(['', '_', 'Á', 'b']);
  });

  it('is sorted by default from the newest, the most urgent or the largest on, or by name', () => {
    expect(usualPaymentOrder).toEqual({
      next: 'asc',
      date: 'desc',
      due: 'asc',
      amount: 'desc',
      party: 'asc',
      title: 'asc',
    });
  });
});

describe('a due date', () => {
  it('is a day from the first request up to a year from today, by the clock in Sydney', () => {
    const bounds = dueDateBounds(new Date('2026-11-20T14:00:00Z'), new Date('2026-11-22T10:00:00Z'));
    expect(bounds).toEqual({ first: '2026-11-21', last: '2027-11-22' });
  });
});
