import { jobStatusLabels, type Role } from '#shared/domain/jobs/job.ts';
import { type CsvValue, csvOf } from '../../lib/csv.ts';
import { otherSide, type PaymentView, stageNames } from './payment-words.ts';

/** Formats money in the downloaded list: dollars with two decimals and no dollar sign. */
const dollars = (amount: number | null): CsvValue => amount?.toFixed(2) ?? null;

type Column = readonly [string, (payment: PaymentView) => CsvValue];
const customer: Column = ['Customer', ({ customerName }) => customerName ?? null];

/** Returns the list of payments as CSV, with ISO dates. `linkTo` returns the URL of a job's page. */
export function paymentsCsv(payments: readonly PaymentView[], role: Role, linkTo: (id: string) => string): string {
  const columns: readonly Column[] = [
    ['Number', ({ number }) => number],
    ['Job', ({ title }) => title],
    ['Address', ({ address }) => address],
    ...(role === 'retailer' ? [customer] : []),
    [otherSide[role], ({ otherParty }) => otherParty],
    ['Payment', ({ stage }) => stageNames[role][stage]],
    ['Job status', ({ jobStatus }) => jobStatusLabels[jobStatus]],
    ['Amount ex GST', ({ amountExGst }) => dollars(amountExGst)],
    ['GST', ({ gst }) => dollars(gst)],
    ['Total', ({ amountWithGst }) => dollars(amountWithGst)],
    ['Completed', ({ completedOn }) => completedOn],
    ['Requested', ({ requestedOn }) => requestedOn],
    ['Due', ({ dueDate }) => dueDate],
    ['Overdue', ({ isOverdue }) => (isOverdue ? 'Yes' : 'No')],
    ['Paid', ({ paidOn }) => paidOn],
    ['Remittance', ({ hasRemittance }) => (hasRemittance ? 'Yes' : 'No')],
    ['Link', ({ id }) => linkTo(id)],
  ];
  return csvOf([
    columns.map(([name]) => name),
    ...payments.map((payment) => columns.map(([, valueIn]) => valueIn(payment))),
  ]);
}
