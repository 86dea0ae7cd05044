import type { EarlierPayment } from '../entities/jobs/payment-entity.ts';
import type { PaymentRow } from '../rows.ts';
import type { LoadedJob } from './job-queries.ts';

/** The payments of installers who no longer have the job. They are kept as records, whatever the job's status. */

type PaidJob = Pick<LoadedJob, 'payment' | 'formerPayment'>;

const recordOf = ({ jobId: _id, earlier: _others, ...row }: PaymentRow): EarlierPayment => row;

/** Oldest first. The last one is still in the job's own payment row until another installer requests payment. */
export function earlierPaymentsOf({ payment, formerPayment }: PaidJob): EarlierPayment[] {
  const others = (payment ?? formerPayment)?.earlier ?? [];
  return formerPayment ? [...others, recordOf(formerPayment)] : others;
}

/** Every remittance advice that a payment of the job has ever had. */
export const remittanceKeysOf = (loaded: PaidJob): string[] =>
  [loaded.payment, ...earlierPaymentsOf(loaded)].flatMap((each) => each?.remittanceKey ?? []);
