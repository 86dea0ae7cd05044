import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf, QueryOf } from '#shared/api/route/route.ts';
import { todayIn, usualZone } from '#shared/domain/civil-date.ts';
import { fromCents, withGst } from '#shared/domain/money.ts';
import {
  daysWaiting,
  isOverdue,
  type OwnPayment,
  type PaymentTotal,
  passesPaymentFilter,
  paymentStageOf,
  sortPayments,
  totalOf,
  totalsByStage,
  usualPaymentOrder,
} from '#shared/domain/search/own-payments.ts';
import { wordsIn } from '#shared/domain/search/searched-list.ts';
import { readOwnRecords } from '../../data/lists/list-queries.ts';
import type { ListedOwnJob } from '../../data/lists/own-job.ts';
import type { Actor } from '../actor.ts';
import { objectPath } from '../files/file-names.ts';

/** Lists a user's payments. The list of own jobs has all the fields, so filters and sums run in memory. */

type Answer = AnswerOf<Routes['listOwnPayments']>;
const usualSize = 25;

function paymentOf(job: ListedOwnJob, isOwner: boolean): OwnPayment[] {
  const { id, title, address, suburb, createdAt, status, otherParty, priceCents } = job;
  const { completedOn, requestedCents, requestedOn, dueDate, paidOn } = job;
  const customerName = isOwner ? job.customerName : null;
  const about = {
    id,
    number: job.number,
    title,
    address,
    suburb,
    createdAt,
    jobStatus: status,
    otherParty,
    customerName,
  };
  const before = (job.earlierPaid ?? []).map((paid) => ({
    ...about,
    otherParty: job.isRecord ? otherParty : null,
    isRecord: job.isRecord === true,
    stage: 'paid' as const,
    exGstCents: paid.requestedCents,
    completedOn: null,
    dueDate: null,
    requestedOn: paid.requestedOn,
    paidOn: paid.paidOn,
    hasRemittance: paid.remittanceKey !== null,
    ...(paid.remittanceKey === null ? {} : { remittanceUrl: objectPath(paid.remittanceKey) }),
  }));
  const stage = paymentStageOf(status, { isRequested: requestedCents !== null, isPaid: paidOn !== null });
  // Without an installer, no payment can be requested.
  const isForNoOne = stage === 'toRequest' && otherParty === null;
  if (stage === null || isForNoOne || job.isRecord) return before;
  const exGstCents = stage === 'toRequest' ? priceCents : requestedCents;
  const dates = { completedOn, requestedOn, dueDate, paidOn };
  return [
    ...before,
    { ...about, isRecord: false, stage, exGstCents, ...dates, hasRemittance: job.hasRemittance ?? false },
  ];
}

function viewOf(payment: OwnPayment, today: string): Answer['payments'][number] {
  const { exGstCents, createdAt: _only, customerName, ...shown } = payment;
  const amount = exGstCents === null ? null : withGst(exGstCents);
  return {
    ...shown,
    ...(customerName === null ? {} : { customerName }),
    amountExGst: amount && fromCents(amount.exGstCents),
    gst: amount && fromCents(amount.gstCents),
    amountWithGst: amount && fromCents(amount.totalCents),
    daysWaiting: daysWaiting(payment, today),
    isOverdue: isOverdue(payment, today),
  };
}

const viewTotal = ({ count, unknown, ...sum }: PaymentTotal): Answer['totals']['paid'] => ({
  count,
  unknown,
  amountExGst: fromCents(sum.exGstCents),
  gst: fromCents(sum.gstCents),
  amountWithGst: fromCents(sum.totalCents),
});

const namesIn = (payments: readonly OwnPayment[]): string[] =>
  [...new Set(payments.flatMap(({ otherParty }) => otherParty ?? []))].sort((a, b) => a.localeCompare(b, 'en-AU'));

export async function findOwnPayments(
  { userId, role }: Actor,
  { q = '', stage, sort = 'date', order, page = 1, size = usualSize, ...query }: QueryOf<Routes['listOwnPayments']>,
  now: Date,
): Promise<Answer> {
  const today = todayIn(usualZone, now);
  const all = (await readOwnRecords(userId)).flatMap((job) => paymentOf(job, role === 'retailer'));
  const filter = { ...query, words: wordsIn(q) };
  const passing = all.filter((payment) => passesPaymentFilter(payment, filter, today));
  const found = stage === undefined ? passing : passing.filter((payment) => payment.stage === stage);
  const start = (page - 1) * size;
  const totals = totalsByStage(passing);
  return {
    payments: sortPayments(found, sort, order ?? usualPaymentOrder[sort], role)
      .slice(start, start + size)
      .map((payment) => viewOf(payment, today)),
    total: found.length,
    all: all.length,
    totals: {
      toRequest: viewTotal(totals.toRequest),
      requested: viewTotal(totals.requested),
      paid: viewTotal(totals.paid),
      overdue: viewTotal(totalOf(passing.filter((payment) => isOverdue(payment, today)))),
    },
    otherParties: namesIn(all),
  };
}
