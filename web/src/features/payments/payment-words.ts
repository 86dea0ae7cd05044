import type { CallAnswer } from '#shared/api/client.ts';
import type { Role } from '#shared/domain/jobs/job.ts';
import { formatDollars } from '#shared/domain/money.ts';
import type { PaymentStage, WaitingTime } from '#shared/domain/search/own-payments.ts';
import type { RowDialogName } from '../../components/row-dialogs/row-dialogs.tsx';
import { booked } from '../../lib/dates.ts';
import { money, noFigure } from '../../lib/format.ts';

/** The texts about a payment. An unknown value is a dash. */

export type PaymentsFound = CallAnswer<'listOwnPayments'>;
export type PaymentView = PaymentsFound['payments'][number];
export type TotalView = PaymentsFound['totals'][PaymentStage];

export const stageNames: Record<Role, Record<PaymentStage, string>> = {
  retailer: { toRequest: 'Not requested yet', requested: 'To approve', paid: 'Paid' },
  installer: { toRequest: 'To request', requested: 'Requested', paid: 'Paid' },
};

export const waitingNames: Record<WaitingTime, string> = {
  week: 'Up to 7 days',
  fortnight: '8 to 14 days',
  longer: '15 days or more',
  overdue: 'Overdue',
};

export const otherSide: Record<Role, string> = { retailer: 'Installer', installer: 'Retailer' };

const ago = (days: number): string => {
  if (days === 0) return 'today';
  return days === 1 ? 'yesterday' : `${days} days ago`;
};

/** Returns "Requested 3 days ago". */
export function ageOf({ stage, daysWaiting, paidOn }: PaymentView): string {
  if (stage === 'paid') return paidOn ? `Paid ${booked(paidOn)}` : noFigure;
  if (daysWaiting === null) return noFigure;
  return `${stage === 'toRequest' ? 'Finished' : 'Requested'} ${ago(daysWaiting)}`;
}

/** Returns the age of a payment. If the retailer has requested changes, the text asks for them before the approval. */
export const sinceIn = (payment: PaymentView): string =>
  payment.stage === 'requested' && payment.jobStatus === 'in_progress'
    ? `${ageOf(payment)}. Changes requested. Make the changes, so that the retailer can approve the payment.`
    : ageOf(payment);

export const dueIn = ({ dueDate }: PaymentView): string => (dueDate ? booked(dueDate) : noFigure);
export const moneyIn = (dollars: number | null): string => (dollars === null ? noFigure : money(dollars));

/** Returns the sum of the known amounts, or a dash if no payment of the stage has a known amount. */
export const sumIn = ({ count, unknown }: TotalView, dollars: number): string =>
  // `money` would show a dash, because a sum may exceed the largest single amount.
  count > 0 && unknown === count ? noFigure : formatDollars(Math.round(dollars * 100));

/** The dialog of a payment's next step. */
export const stepDialogs: Record<Role, RowDialogName> = {
  retailer: 'approvePayment',
  installer: 'requestPayment',
};

/** Returns the person's next step for a payment. Null if the other party has to act, or no one. */
export function stepOf({ stage, jobStatus }: PaymentView, role: Role): string | null {
  if (jobStatus !== 'completed') return null;
  if (role === 'retailer') return stage === 'requested' ? 'Approve payment' : null;
  return stage === 'toRequest' ? 'Request payment' : null;
}
