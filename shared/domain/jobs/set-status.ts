import { type PaymentStatus, type StoredJobStatus, storedJobStatuses } from './job.ts';
import { isAwarded } from './lifecycle-table.ts';

/**
 * Decides what happens to a job when an administrator sets its status: the table that the server, the administrators' dialog,
 * the integrity check and `docs/set-statuses.md` follow.
 */

const since = (first: StoredJobStatus): readonly StoredJobStatus[] =>
  storedJobStatuses.slice(storedJobStatuses.indexOf(first));

/** The statuses in which a job keeps each of these. In any other status, the job is without it. */
export const keptIn = {
  installer: since('accepted'),
  /** The agreed day. A job that is only accepted has none yet. */
  date: since('booked'),
  /** The payment request of the installer who has the job. When the installer leaves, it is kept on record for them. */
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
  /** No status touches a review or the figures that it counts in. */
  reviews: 'stay';
  /** Whether the job counts as completed for its installer. */
  completed: boolean;
  /** The job has a status that needs an installer, and has none. Its owner cancels it or puts it back to New. */
  isStranded: boolean;
}

const has = (statuses: readonly StoredJobStatus[], to: StoredJobStatus): boolean => statuses.includes(to);

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

/** A job without an installer in a status that needs one, as only an administrator can leave it. */
export const isStranded = (status: StoredJobStatus, hasInstaller: boolean): boolean =>
  !hasInstaller && isAwarded(status) && status !== 'archived';

const paymentSentences: Partial<Record<PaymentStatus, Record<'stays' | 'on record', string>>> = {
  pending: {
    stays: 'The payment request stays. Only the retailer can approve it, while the job is Complete.',
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
      ? ['The job has no installer. Its retailer reads that, and can cancel it or put it back to New.']
      : []),
    ...(after.date === 'removed' ? ['The installation date is removed.'] : []),
    ...(to === 'booked' && after.date === 'none' ? ['The job has no installation date until one side sets it.'] : []),
    ...(ofPayment === undefined ? [] : [ofPayment]),
    ...(to === 'paid' && payment === null
      ? ['The job is marked as paid without a payment. No amount is recorded.']
      : []),
    ...(after.installer === 'stays' && to === 'paid' ? ['Both companies can review each other.'] : []),
    'Reviews stay as they are.',
  ];
}
