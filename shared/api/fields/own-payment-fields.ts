import * as z from 'zod';
import { storedJobStatuses } from '../../domain/jobs/job.ts';
import { paymentSorts, paymentStages, waitingTimes } from '../../domain/search/own-payments.ts';
import { civilDate, line, uuid } from './common-fields.ts';
import { ownPage } from './own-job-fields.ts';

/** The query and the answer of the list of payments. */

export const ownPaymentsQuery = z.strictObject({
  /** Every word must occur in the number, the title, the address, the suburb or the other company's name. */
  q: line(100).optional(),
  stage: z.enum(paymentStages).optional(),
  otherParty: line(200).optional(),
  waiting: z.enum(waitingTimes).optional(),
  /** The days on which the payments reached their stage, both included. */
  ...ownPage,
  sort: z.enum(paymentSorts).optional(),
});

export const ownPaymentView = z
  .strictObject({
    /** The id of the job. */
    id: uuid,
    number: z.string().nullable(),
    title: z.string(),
    address: z.string(),
    suburb: z.string().nullable(),
    jobStatus: z.enum(storedJobStatuses),
    otherParty: z.string().nullable(),
    stage: z.enum(paymentStages),
    /** Null if it is not known. */
    amountExGst: z.number().nullable(),
    gst: z.number().nullable(),
    amountWithGst: z.number().nullable(),
    completedOn: civilDate.nullable(),
    requestedOn: civilDate.nullable(),
    dueDate: civilDate.nullable(),
    paidOn: civilDate.nullable(),
    /** How long an unpaid amount has been waiting. */
    daysWaiting: z.number().nullable(),
    isOverdue: z.boolean(),
    hasRemittance: z.boolean(),
    /** The installer no longer has the job, so its page is not open to them. */
    isRecord: z.boolean().optional(),
    /** The remittance advice of a payment to an installer who no longer has the job. */
    remittanceUrl: z.string().optional(),
  })
  .meta({ id: 'OwnPayment' });

export const paymentTotalView = z
  .strictObject({
    count: z.number(),
    /** How many of these have no known amount. They add nothing to the sums. */
    unknown: z.number(),
    amountExGst: z.number(),
    gst: z.number(),
    amountWithGst: z.number(),
  })
  .meta({ id: 'PaymentTotal' });
