import { changesBetween } from '#shared/domain/changes.ts';
import { dueDateBounds } from '#shared/domain/jobs/due-date.ts';
import { formatDollars, fromCents, toCents, withGst } from '#shared/domain/money.ts';
import { attachObject } from '../../data/files/object-writes.ts';
import { earlierPaymentsOf } from '../../data/jobs/earlier-payments.ts';
import type { PaymentRow } from '../../data/rows.ts';
import { putPayment } from '../../data/work/payment-writes.ts';
import { invalid, Refusal } from '../../refusal.ts';
import type { JobAccess } from '../jobs/access/job-access.ts';
import type { Changer } from '../jobs/run-transition.ts';
import { runTransition } from '../jobs/run-transition.ts';
import { notify } from '../notifications/notify.ts';
import { keepRemittance } from './keep-remittance.ts';

/** Formats an amount ex GST and with GST on one line, for a notification. */
const amountIn = (cents: number): string =>
  `${formatDollars(cents)} ex GST (${formatDollars(withGst(cents).totalCents)} with GST)`;

const paymentIn = (access: JobAccess): PaymentRow => {
  if (!access.payment) throw new Refusal('internal');
  return access.payment;
};

function checkedDueDate(dueDate: string, firstRequestedAt: Date, now: Date): string {
  const { first, last } = dueDateBounds(firstRequestedAt, now);
  if (dueDate < first) throw invalid('dueDate', 'The due date cannot be before the request');
  if (dueDate > last) throw invalid('dueDate', 'The due date can be at most a year ahead');
  return dueDate;
}

/** Tells whether the request repeats the current one. */
const isSame = (before: PaymentRow | null, after: PaymentRow): boolean =>
  before?.requestedCents === after.requestedCents &&
  before.dueDate === after.dueDate &&
  before.changeDescription === after.changeDescription;

/** Requests payment, or changes the request before its approval. An amount other than the price at award needs a reason. */
export async function requestPayment(
  changer: Changer,
  access: JobAccess,
  input: {
    requestedAmount: number;
    changeDescription?: string | null | undefined;
    dueDate?: string | null | undefined;
  },
): Promise<PaymentRow> {
  const requestedCents = toCents(input.requestedAmount);
  const after = await runTransition(changer, access, 'requestPayment', ({ access: current, job, at, now }) => {
    const originalCents = job.agreedPriceCents;
    const description = input.changeDescription ?? '';
    if (requestedCents !== originalCents && description === '')
      throw invalid('changeDescription', 'Required when requesting a different amount from the original job price.');
    const createdAt = current.payment?.createdAt ?? at;
    const dueDate = input.dueDate ? checkedDueDate(input.dueDate, new Date(createdAt), now) : null;
    const earlier = earlierPaymentsOf(current);
    const payment: PaymentRow = {
      jobId: job.jobId,
      requestedCents,
      originalCents,
      ...(description ? { changeDescription: description } : {}),
      ...(dueDate ? { dueDate } : {}),
      status: 'pending',
      createdAt,
      updatedAt: at,
      ...(earlier.length > 0 ? { earlier } : {}),
    };
    const [company, amount] = [job.card.assignedCompany, amountIn(requestedCents)];
    return {
      job: { ...job, paymentStatus: 'pending' },
      rows: { payment },
      writes: [putPayment(payment)],
      effects: isSame(current.payment, payment)
        ? []
        : [
            current.payment
              ? notify(
                  job,
                  job.retailerId,
                  'payment',
                  'Payment request changed',
                  `${company} now requests ${amount}.`,
                  amount,
                )
              : notify(job, job.retailerId, 'payment', 'Payment requested', `${company} requested ${amount}.`, amount),
          ],
      details: { requestedCents },
    };
  });
  return paymentIn(after);
}

/** Refuses, with the changed amount, if the owner saw an amount other than the one in the current request. */
function refuseUnseenAmount(seen: number | undefined, { requestedCents }: PaymentRow): void {
  const changes = changesBetween(
    { requestedAmount: seen },
    { requestedAmount: fromCents(requestedCents) },
    { requestedAmount: 'Requested amount' },
  );
  if (changes.length === 0) return;
  throw new Refusal('conflict', { message: 'The requested amount has changed. Please check it again.', changes });
}

/** Approves the requested amount with a remittance advice. `requestedAmount` is the amount that the owner saw. */
export async function approvePayment(
  changer: Changer,
  access: JobAccess,
  input: { remittanceUrl: string; requestedAmount?: number | undefined },
): Promise<PaymentRow> {
  const after = await runTransition(changer, access, 'approvePayment', async ({ access: current, job, at, now }) => {
    const pending = paymentIn(current);
    refuseUnseenAmount(input.requestedAmount, pending);
    const object = await keepRemittance(changer.actor, input.remittanceUrl, job, now);
    const payment: PaymentRow = {
      ...pending,
      status: 'released',
      remittanceKey: object.objectKey,
      releasedAt: at,
      updatedAt: at,
    };
    return {
      job: { ...job, paymentStatus: 'released' },
      rows: { payment },
      writes: [
        putPayment(payment),
        attachObject(object.objectKey, changer.actor.userId, { id: job.jobId, as: 'remittance' }),
      ],
      effects: [
        notify(
          job,
          job.assignedInstallerId,
          'payment',
          'Payment approved',
          `${job.card.retailerCompany} paid ${amountIn(pending.requestedCents)}.`,
          amountIn(pending.requestedCents),
        ),
      ],
      details: { releasedCents: pending.requestedCents },
    };
  });
  return paymentIn(after);
}
