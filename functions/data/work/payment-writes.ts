import { type NamedWrite, write } from '../commit.ts';
import type { PaymentRow } from '../rows.ts';

export const putPayment = (row: PaymentRow): NamedWrite =>
  write('payment', (entities) => entities.payment.put(row).commit());

/** A request that nobody approved leaves with the installer who made it; the audit keeps what was asked. */
export const deletePayment = (jobId: string): NamedWrite =>
  write('payment', (entities) => entities.payment.delete({ jobId }).commit());
