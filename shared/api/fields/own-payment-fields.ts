import * as z from 'zod';
import { storedJobStatuses } from '../../domain/jobs/job.ts';
import { paymentSorts, paymentStages, waitingTimes } from '../../domain/search/own-payments.ts';
import { civilDate, line, uuid } from './common-fields.ts';
import { ownPage } from './own-job-fields.ts';

/** The query and the answer of the list of payments. */

export const ownPaymentsQuery = z.strictObject({
  /** Every word must occur in the number, the title, the address, the suburb, the customer's name or the other company's name. */
  q: line(100).optional(),
  stage: z.enum(paymentStages).optional(),
  otherParty: line(200).optional(),
  waiting: z.enum(waitingTimes).optional(),
  /** `from` and `to` limit the day on which a payment reached its stage. Both days are included. */
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
    /** The customer's name. Present only for the owner. */
    customerName: z.string().optional(),
    stage: z.enum(paymentStages),
    /** The amount of the payment. Null if the amount is unknown. */
    amountExGst: z.number().nullable(),
    gst: z.number().nullable(),
    amountWithGst: z.number().nullable(),
    completedOn: civilDate.nullable(),
    requestedOn: civilDate.nullable(),
    dueDate: civilDate.nullable(),
    paidOn: civilDate.nullable(),
    /** The number of days for which an unpaid amount has been waiting. */
    daysWaiting: z.number().nullable(),
    isOverdue: z.boolean(),
    hasRemittance: z.boolean(),
    /** Whether the caller is an installer who no longer has the job. They cannot open the page of the job. */
    isRecord: z.boolean().optional(),
    /** The remittance advice of a payment to an installer who no longer has the job. */
    remittanceUrl: z.string().optional(),
  })
  .meta({ id: 'OwnPayment' });

export const paymentTotalView = z
  .strictObject({
    count: z.number(),
    /** The number of payments without a known amount. They add nothing to the sums. */
    unknown: z.number(),
    amountExGst: z.number(),
    gst: z.number(),
    amountWithGst: z.number(),
  })
  .meta({ id: 'PaymentTotal' });
