import { daysBetween } from '../civil-date.ts';
import type { Role, StoredJobStatus } from '../jobs/job.ts';
import { type WithGst, withGst } from '../money.ts';
import { holdsWords, isWithin, type Period, type SortOrder, sortedBy } from './searched-list.ts';
import { plain } from './words.ts';

/** A user's outstanding and paid amounts for their jobs: by stage, with totals. */

export const paymentStages = ['toRequest', 'requested', 'paid'] as const;
export type PaymentStage = (typeof paymentStages)[number];

/** The filters by the time for which an unpaid amount has been waiting. `overdue`: it is past its due date. */
export const waitingTimes = ['week', 'fortnight', 'longer', 'overdue'] as const;
export type WaitingTime = (typeof waitingTimes)[number];

/** The payment of one job. Unknown values are null. Dates are civil dates. */
export interface OwnPayment {
  id: string;
  number: string | null;
  title: string;
  address: string;
  suburb: string | null;
  createdAt: string;
  jobStatus: StoredJobStatus;
  /** The name of the other party's company. */
  otherParty: string | null;
  /** The customer's name. Null except for the owner of the job. */
  customerName: string | null;
  stage: PaymentStage;
  /** The requested or paid amount, or the agreed price if the installer has not requested payment. */
  exGstCents: number | null;
  completedOn: string | null;
  requestedOn: string | null;
  /** The date by which the installer asked to be paid. */
  dueDate: string | null;
  paidOn: string | null;
  hasRemittance: boolean;
  /** Whether the user is an installer who no longer has the job. They cannot open the page of the job. */
  isRecord?: boolean | undefined;
  /** The URL of the remittance advice to an installer who no longer has the job. Other URLs derive from the id of the job. */
  remittanceUrl?: string | undefined;
}

/**
 * Returns the stage of a job's payment, or null if no amount is payable yet. A request stays requested when the owner returns
 * completed work, and a paid amount stays paid in any status.
 */
export function paymentStageOf(
  status: StoredJobStatus,
  payment: { isRequested: boolean; isPaid: boolean },
): PaymentStage | null {
  if (payment.isPaid || status === 'paid' || status === 'archived') return 'paid';
  if (payment.isRequested) return 'requested';
  return status === 'completed' ? 'toRequest' : null;
}

/** Returns the day on which the payment reached its stage. */
export const stageDate = ({ stage, completedOn, requestedOn, paidOn }: OwnPayment): string | null =>
  ({ toRequest: completedOn, requested: requestedOn, paid: paidOn })[stage];

/** Returns the number of days for which an unpaid amount has been waiting. Null for a paid amount, or if the day is unknown. */
export function daysWaiting(payment: OwnPayment, today: string): number | null {
  const since = payment.stage === 'paid' ? null : stageDate(payment);
  return since === null ? null : Math.max(0, daysBetween(since, today));
}

/** Tells whether a requested payment is overdue: from the day after its due date on. */
export const isOverdue = ({ stage, dueDate }: OwnPayment, today: string): boolean =>
  stage === 'requested' && dueDate !== null && dueDate < today;

const mostDays = { week: 7, fortnight: 14 } as const;

function waitsSo(payment: OwnPayment, waiting: WaitingTime, today: string): boolean {
  if (waiting === 'overdue') return isOverdue(payment, today);
  const days = daysWaiting(payment, today);
  if (days === null) return false;
  if (waiting === 'week') return days <= mostDays.week;
  return waiting === 'longer' ? days > mostDays.fortnight : days > mostDays.week && days <= mostDays.fortnight;
}

export interface PaymentFilter extends Period {
  words: readonly string[];
  otherParty?: string | undefined;
  waiting?: WaitingTime | undefined;
}

/** Tells whether a payment passes the filter. The filter's period refers to the day on which the payment reached its stage. */
export const passesPaymentFilter = (payment: OwnPayment, filter: PaymentFilter, today: string): boolean =>
  (filter.otherParty === undefined || payment.otherParty === filter.otherParty) &&
  (filter.waiting === undefined || waitsSo(payment, filter.waiting, today)) &&
  isWithin(stageDate(payment), filter) &&
  holdsWords(filter.words, [
    payment.number,
    payment.title,
    payment.address,
    payment.suburb,
    payment.customerName,
    payment.otherParty,
  ]);

export const paymentSorts = ['next', 'date', 'due', 'amount', 'party', 'title'] as const;
export type PaymentSort = (typeof paymentSorts)[number];

/** The default direction of each sort. */
export const usualPaymentOrder: Record<PaymentSort, SortOrder> = {
  next: 'asc',
  date: 'desc',
  due: 'asc',
  amount: 'desc',
  party: 'asc',
  title: 'asc',
};

/** Tells whether the next step of a payment is the user's own. A retailer who requests changes sets the job in progress. */
export const isOwnStep = ({ stage, jobStatus }: Pick<OwnPayment, 'stage' | 'jobStatus'>, role: Role): boolean =>
  role === 'retailer'
    ? stage === 'requested' && jobStatus === 'completed'
    : stage === 'toRequest' || (stage === 'requested' && jobStatus === 'in_progress');

const farDay = '9999-12-31';

/**
 * Returns a key for the order of a user's work: their own next steps, then those of the other company, and at last what is paid.
 * The earliest due date comes before no due date, then the longest wait, and the latest of the paid ones.
 */
function nextKey(payment: OwnPayment, role: Role): string {
  const day = stageDate(payment);
  if (payment.stage === 'paid') return `2 ${String(daysBetween(day ?? '0001-01-01', farDay)).padStart(7, '0')}`;
  return [isOwnStep(payment, role) ? 0 : 1, payment.dueDate ?? farDay, day ?? farDay].join(' ');
}

const sortValues: Record<PaymentSort, (payment: OwnPayment, role: Role) => string | number | null> = {
  next: nextKey,
  date: stageDate,
  due: ({ dueDate }) => dueDate,
  amount: ({ exGstCents }) => exGstCents,
  party: ({ otherParty }) => otherParty && plain(otherParty),
  title: ({ title }) => plain(title) || null,
};

export const sortPayments = (
  payments: readonly OwnPayment[],
  sort: PaymentSort,
  order: SortOrder,
  role: Role,
): OwnPayment[] => sortedBy(payments, (payment) => sortValues[sort](payment, role), order);

export interface PaymentTotal extends WithGst {
  count: number;
  /** The number of payments without a known amount. They add nothing to the sums. */
  unknown: number;
}

/** Returns the sums of the payments. The GST is the sum of each payment's GST, so the sums match the rows to the cent. */
export function totalOf(payments: readonly OwnPayment[]): PaymentTotal {
  const total: PaymentTotal = { count: payments.length, unknown: 0, exGstCents: 0, gstCents: 0, totalCents: 0 };
  for (const { exGstCents } of payments) {
    if (exGstCents === null) {
      total.unknown += 1;
      continue;
    }
    const amount = withGst(exGstCents);
    total.exGstCents += amount.exGstCents;
    total.gstCents += amount.gstCents;
    total.totalCents += amount.totalCents;
  }
  return total;
}

export const totalsByStage = (payments: readonly OwnPayment[]): Record<PaymentStage, PaymentTotal> => ({
  toRequest: totalOf(payments.filter(({ stage }) => stage === 'toRequest')),
  requested: totalOf(payments.filter(({ stage }) => stage === 'requested')),
  paid: totalOf(payments.filter(({ stage }) => stage === 'paid')),
});
