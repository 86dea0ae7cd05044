import type { NamedWrite } from '../commit.ts';
import type { PaymentRow } from '../rows.ts';
import { write } from '../write.ts';

export const putPayment = (row: PaymentRow): NamedWrite =>
  write('payment', (entities) => entities.payment.put(row).commit());

/**
 * Deletes the payment of a job. Only the transaction that deletes the job may contain this write, because payments are records.
 */
export const deletePayment = (jobId: string): NamedWrite =>
  write('payment', (entities) => entities.payment.delete({ jobId }).commit());
