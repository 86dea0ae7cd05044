import * as z from 'zod';
import { paymentStatuses } from '../domain/jobs/job.ts';
import { civilDate, dollars, objectReferenceOr, text, timestamp, uuid } from './fields/common-fields.ts';
import { ownPaymentsQuery, ownPaymentView, paymentTotalView } from './fields/own-payment-fields.ts';
import { defineRoute } from './route/route.ts';

const base = { group: 'payments', status: 200 } as const;
/** The installer of a job has at most one payment for it, so the id is the job's id. */
const params = z.strictObject({ id: uuid });

export const paymentView = z
  .strictObject({
    id: uuid,
    jobId: uuid,
    amount: z.number(),
    requestedAmount: z.number(),
    originalAmount: z.number(),
    changeDescription: z.string().nullable(),
    /** The date by which the installer asks to be paid. */
    dueDate: civilDate.nullable(),
    remittanceUrl: z.string().nullable(),
    status: z.enum(paymentStatuses),
    createdAt: timestamp,
    updatedAt: timestamp,
    releasedAt: timestamp.nullable(),
    /** The installer who requested this payment. Present only if the installer no longer has the job. */
    formerInstallerId: uuid.optional(),
  })
  .meta({ id: 'Payment' });
const onePayment = z.strictObject({ payment: paymentView });

export const paymentRoutes = {
  listOwnPayments: defineRoute({
    ...base,
    name: 'listOwnPayments',
    method: 'GET',
    path: '/api/payments',
    access: 'signedIn',
    summary:
      "The payments of the caller's finished jobs: to be requested, requested or paid. Retailers get the payments of their jobs, installers those of the jobs they were awarded.",
    query: ownPaymentsQuery,
    response: z.strictObject({
      payments: z.array(ownPaymentView),
      /** The number of payments that pass the filters, and the number of all payments in the list. */
      total: z.number(),
      all: z.number(),
      /** The totals of the payments that pass all filters except the filter by stage. */
      totals: z.strictObject({
        toRequest: paymentTotalView,
        requested: paymentTotalView,
        paid: paymentTotalView,
        /** The requested payments past their due date. */
        overdue: paymentTotalView,
      }),
      /** The names of the companies by which the list can be filtered. */
      otherParties: z.array(z.string()),
    }),
    changesWith: ['jobs'],
    example: {
      who: 'assignee',
      query: {
        q: 'hill',
        stage: 'requested',
        otherParty: 'Bright Roofs',
        waiting: 'week',
        from: '2026-01-01',
        to: '2027-12-31',
        sort: 'amount',
        order: 'asc',
        page: '1',
        size: '10',
      },
    },
    errors: ['invalid'],
    origin: 'implied',
  }),
  getPayment: defineRoute({
    ...base,
    name: 'getPayment',
    method: 'GET',
    path: '/api/payments/{id}',
    access: 'jobRecord',
    summary: 'The payment of a job, or null before the first request, and the requests of earlier installers.',
    params,
    response: z.strictObject({
      payment: paymentView.nullable(),
      /** The requests of earlier installers, oldest first. An installer sees only their own. */
      earlier: z.array(paymentView).optional(),
    }),
    changesWith: ['job'],
    example: { who: 'owner', params: { id: '{pending}' } },
    errors: [],
    origin: 'specified',
  }),
  requestPayment: defineRoute({
    ...base,
    name: 'requestPayment',
    method: 'POST',
    path: '/api/jobs/{id}/request-payment',
    access: 'jobInstaller',
    ability: 'pay',
    summary: 'The installer requests payment for a completed job, or changes the request while it is pending.',
    params,
    body: z.strictObject({
      requestedAmount: dollars('Amount must be greater than 0', 0.01),
      changeDescription: text(2000).nullish(),
      dueDate: civilDate.nullish(),
    }),
    response: onePayment,
    example: {
      who: 'assignee',
      params: { id: '{completed}' },
      body: { requestedAmount: 4300, changeDescription: 'Cable', dueDate: '{inTwoWeeks}' },
    },
    errors: ['wrong_state', 'invalid'],
    origin: 'specified',
  }),
  approvePayment: defineRoute({
    ...base,
    name: 'approvePayment',
    method: 'POST',
    path: '/api/payments/{id}/approve',
    access: 'paymentApprover',
    summary: 'The owner approves the requested amount with remittance advice.',
    params,
    body: z.strictObject({
      remittanceUrl: objectReferenceOr('Please upload a remittance document before approving payment'),
      /** The amount the owner saw. If the request has changed since, the answer is 409. */
      requestedAmount: dollars().optional(),
    }),
    response: onePayment,
    example: {
      who: 'owner',
      params: { id: '{pending}' },
      body: { remittanceUrl: '{remittance}', requestedAmount: 4200.5 },
    },
    errors: [
      'wrong_state',
      'conflict',
      'invalid',
      'not_uploaded',
      'unsupported_media_type',
      'too_large',
      'rate_limited',
    ],
    origin: 'specified',
  }),
  getRemittance: defineRoute({
    ...base,
    name: 'getRemittance',
    method: 'GET',
    path: '/api/payments/{id}/remittance',
    access: 'jobRecord',
    summary: 'Redirects to the remittance advice.',
    params,
    status: 302,
    changesWith: [],
    example: { who: 'assignee', params: { id: '{paid}' } },
    errors: ['not_found'],
    origin: 'specified',
  }),
};
