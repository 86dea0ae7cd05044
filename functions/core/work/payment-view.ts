import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route/route.ts';
import { fromCents } from '#shared/domain/money.ts';
import type { PaymentRow } from '../../data/rows.ts';
import { objectPath } from '../files/file-names.ts';

type PaymentView = AnswerOf<Routes['requestPayment']>['payment'];

export const viewPayment = (row: PaymentRow): PaymentView => ({
  id: row.jobId,
  jobId: row.jobId,
  amount: fromCents(row.requestedCents),
  requestedAmount: fromCents(row.requestedCents),
  originalAmount: fromCents(row.originalCents),
  changeDescription: row.changeDescription ?? null,
  dueDate: row.dueDate ?? null,
  remittanceUrl: row.remittanceKey ? objectPath(row.remittanceKey) : null,
  status: row.status,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  releasedAt: row.releasedAt ?? null,
});
