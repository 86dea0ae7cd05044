import type { CallAnswer } from '#shared/api/client.ts';
import type { Role } from '#shared/domain/jobs/job.ts';
import { formatDollars } from '#shared/domain/money.ts';
import { isOwnStep, type PaymentStage, type WaitingTime } from '#shared/domain/search/own-payments.ts';
import type { RowDialogName } from '../../components/row-dialogs/row-dialogs.tsx';
import { booked, daysAgo } from '../../lib/dates.ts';
import { money, noFigure } from '../../lib/format.ts';

/** The texts about a payment. An unknown value is a dash. */

export type PaymentsFound = CallAnswer<'listOwnPayments'>;
export type PaymentView = PaymentsFound['payments'][number];
export type TotalView = PaymentsFound['totals'][PaymentStage];

export const stageNames: Record<Role, Record<PaymentStage, string>> = {
  retailer: { toRequest: 'Not requested', requested: 'To approve', paid: 'Paid' },
  installer: { toRequest: 'To request', requested: 'Requested', paid: 'Paid' },
};

export const waitingNames: Record<WaitingTime, string> = {
  week: 'Up to 7 days',
  fortnight: '8 to 14 days',
  longer: '15 days or more',
  overdue: 'Overdue',
};

export const otherSide: Record<Role, string> = { retailer: 'Installer', installer: 'Retailer' };

/** Returns "Requested 3 days ago". */
export function ageOf({ stage, daysWaiting, paidOn }: PaymentView): string {
  if (stage === 'paid') return paidOn ? `Paid ${booked(paidOn)}` : noFigure;
  if (daysWaiting === null) return noFigure;
  return `${stage === 'toRequest' ? 'Finished' : 'Requested'} ${daysAgo(daysWaiting)}`;
}

export const dueIn = ({ dueDate }: PaymentView): string => (dueDate ? booked(dueDate) : noFigure);
/** Returns the due date of a payment that is open. After it is paid, the day no longer matters. */
export const openDueIn = (payment: PaymentView): string => (payment.stage === 'paid' ? noFigure : dueIn(payment));
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

/** The next step of a payment: a dialog over the list, the page of the job, or a step of the other party. */
export interface PaymentStep {
  does: 'dialog' | 'job' | 'wait';
  text: string;
}

interface Turns {
  /** The step of the user who has to act. */
  own: PaymentStep;
  /** The text for the other company. */
  wait: string;
}

const request: Turns = {
  own: { does: 'dialog', text: 'Request payment' },
  wait: 'Waiting for the installer to request payment',
};
const approve: Turns = {
  own: { does: 'dialog', text: 'Approve payment' },
  wait: 'Waiting for the retailer to approve payment',
};
const makeChanges: Turns = {
  own: { does: 'job', text: 'Make the changes' },
  wait: 'Waiting for the installer to make the changes',
};

function turnsOf({ stage, jobStatus }: PaymentView): Turns | null {
  if (stage === 'requested' && jobStatus === 'in_progress') return makeChanges;
  if (stage === 'paid' || jobStatus !== 'completed') return null;
  return { toRequest: request, requested: approve }[stage];
}

/** Returns the next step of a payment, or null if no one has to act. */
export function stepOf(payment: PaymentView, role: Role): PaymentStep | null {
  const turns = turnsOf(payment);
  if (turns === null) return null;
  return isOwnStep(payment, role) ? turns.own : { does: 'wait', text: turns.wait };
}
