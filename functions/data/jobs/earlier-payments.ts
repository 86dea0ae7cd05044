import type { EarlierPayment } from '../entities/jobs/payment-entity.ts';
import type { PaymentRow } from '../rows.ts';
import type { LoadedJob } from './job-queries.ts';

/** The payments of installers who no longer have the job. They are kept as records in every status of the job. */

type PaidJob = Pick<LoadedJob, 'payment' | 'formerPayment'>;

const recordOf = ({ jobId: _id, earlier: _others, ...row }: PaymentRow): EarlierPayment => row;

/**
 * Returns the earlier payments, oldest first. Until another installer requests payment, the job's payment row is itself the
 * latest earlier payment.
 */
export function earlierPaymentsOf({ payment, formerPayment }: PaidJob): EarlierPayment[] {
  const others = (payment ?? formerPayment)?.earlier ?? [];
  return formerPayment ? [...others, recordOf(formerPayment)] : others;
}

/** Returns the file keys of every remittance advice of the job: those of the current payment and of the earlier ones. */
export const remittanceKeysOf = (loaded: PaidJob): string[] =>
  [loaded.payment, ...earlierPaymentsOf(loaded)].flatMap((each) => each?.remittanceKey ?? []);
