import type { NamedWrite } from '../commit.ts';
import type { PaymentRow } from '../rows.ts';
import { write } from '../write.ts';

export const putPayment = (row: PaymentRow): NamedWrite =>
  write('payment', (entities) => entities.payment.put(row).commit());

/** Deletes the payment of a job. Use it only in the transaction that deletes the job itself. */
export const deletePayment = (jobId: string): NamedWrite =>
  write('payment', (entities) => entities.payment.delete({ jobId }).commit());
