import { type PaymentStatus, type StoredJobStatus, storedJobStatuses } from './job.ts';
import { isAwarded } from './lifecycle-table.ts';

/**
 * Decides how a job changes when an administrator sets its status. The server, the administrators' dialog, the integrity check
 * and `docs/set-statuses.md` all use these rules.
 */

const since = (first: StoredJobStatus): readonly StoredJobStatus[] =>
  storedJobStatuses.slice(storedJobStatuses.indexOf(first));

/** For the installer, the date and the payment, the statuses in which a job keeps them. In other statuses, the job loses them. */
export const keptIn = {
  installer: since('accepted'),
  /** The installation date. An accepted job that is not booked has none. */
  date: since('booked'),
  /** The payment request of the current installer. When the installer leaves, the request stays on record for them. */
  payment: since('accepted'),
} as const;

export interface BeforeSetting {
  status: StoredJobStatus;
  hasInstaller: boolean;
  hasDate: boolean;
  payment: PaymentStatus | null;
}

export interface AfterSetting {
  installer: 'stays' | 'unassigned' | 'none';
  date: 'stays' | 'removed' | 'none';
  payment: 'stays' | 'on record' | 'none';
  /** Setting a status never changes a review, or the figures that count it. */
  reviews: 'stay';
  /** Whether the job counts in its installer's number of completed jobs. */
  completed: boolean;
  /** Whether the job has a status that needs an installer, and has none. The owner can cancel it or put it back to New. */
  isStranded: boolean;
}

const has = (statuses: readonly StoredJobStatus[], to: StoredJobStatus): boolean => statuses.includes(to);

/** Returns the changes of a job when an administrator sets the status `to`. */
export function afterSetting({ hasInstaller, hasDate, payment }: BeforeSetting, to: StoredJobStatus): AfterSetting {
  const keepsInstaller = hasInstaller && has(keptIn.installer, to);
  const keepsDate = hasDate && has(keptIn.date, to);
  const keepsPayment = keepsInstaller && has(keptIn.payment, to);
  return {
    installer: keepsInstaller ? 'stays' : hasInstaller ? 'unassigned' : 'none',
    date: keepsDate ? 'stays' : hasDate ? 'removed' : 'none',
    payment: payment === null ? 'none' : keepsPayment ? 'stays' : 'on record',
    reviews: 'stay',
    completed: keepsInstaller && has(since('completed'), to) && to !== 'cancelled',
    isStranded: !keepsInstaller && isAwarded(to),
  };
}

/** Tells whether a job has a status that needs an installer, and has none. Only an administrator can cause this. */
export const isStranded = (status: StoredJobStatus, hasInstaller: boolean): boolean =>
  !hasInstaller && isAwarded(status) && status !== 'archived';

const paymentSentences: Partial<Record<PaymentStatus, Record<'stays' | 'on record', string>>> = {
  pending: {
    stays: 'The payment request stays. The retailer can approve it only while the job is Complete.',
    'on record': "The payment request stays on record, and can't be approved any more.",
  },
  released: {
    stays: 'The payment and its remittance advice stay, and the job is not paid again.',
    'on record': 'The payment and its remittance advice stay on record for both companies.',
  },
};

/** Returns the sentences that an administrator reads before they set a status. */
export function saidBeforeSetting(before: BeforeSetting, to: StoredJobStatus): string[] {
  const after = afterSetting(before, to);
  const { payment } = before;
  const ofPayment = payment && after.payment !== 'none' ? paymentSentences[payment]?.[after.payment] : undefined;
  return [
    ...(after.installer === 'unassigned'
      ? [
          "The installer is unassigned and loses access to the job. Their files stay on record. We'll tell both companies.",
        ]
      : []),
    ...(after.isStranded
      ? ["The job has no installer. We'll tell the retailer, who can cancel it or put it back to New."]
      : []),
    ...(after.date === 'removed' ? ['The installation date is removed.'] : []),
    ...(to === 'booked' && after.date === 'none'
      ? ['The job has no installation date until either company sets one.']
      : []),
    ...(ofPayment === undefined ? [] : [ofPayment]),
    ...(to === 'paid' && payment === null
      ? ['The job is marked as paid without a payment. No amount is recorded.']
      : []),
    ...(after.installer === 'stays' && to === 'paid' ? ['Both companies can review each other.'] : []),
    'Reviews stay as they are.',
  ];
}
