import { expect, it } from '@jest/globals';
import { jobId, payment } from '../../test/sample-rows.ts';
import { viewPayment } from './payment-view.ts';

const view = {
  id: jobId,
  jobId,
  amount: 4300.25,
  requestedAmount: 4300.25,
  originalAmount: 4200.5,
  changeDescription: 'More cable',
  dueDate: '2026-02-20',
  remittanceUrl: '/api/objects/remittance',
  status: 'released',
  createdAt: '2026-01-20T00:00:00.000Z',
  updatedAt: '2026-01-21T00:00:00.000Z',
  releasedAt: '2026-01-22T00:00:00.000Z',
};

it('a payment shows both parties what was requested, what was agreed and how it was paid', () => {
  expect(viewPayment(payment)).toEqual(view);
});

it('an unpaid payment for the agreed price has no other details', () => {
  const { changeDescription: _why, dueDate: _due, remittanceKey: _file, releasedAt: _paid, ...asked } = payment;
  expect(viewPayment(asked)).toEqual({
    ...view,
    changeDescription: null,
    dueDate: null,
    remittanceUrl: null,
    releasedAt: null,
  });
});
