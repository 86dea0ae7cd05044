import * as z from 'zod';
import { applicationStatuses, jobStatuses, jobTypes } from '../../domain/jobs/job.ts';
import { states } from '../../domain/places/australia.ts';
import { dateKinds, maxOwnPage, ownRelations, ownSorts } from '../../domain/search/own-jobs.ts';
import { sortOrders } from '../../domain/search/searched-list.ts';
import { civilDate, line, listed, timestamp, uuid, whole } from './common-fields.ts';

/** The query and the answer of the list of own jobs. */

const upTo = (max: number) =>
  whole({ min: 1, max, tooSmall: 'Enter 1 or more', tooLarge: `At most ${max}` }).optional();

/** The period, the order and the page of a list. `from` and `to` are days, both included. */
export const ownPage = {
  from: civilDate.optional(),
  to: civilDate.optional(),
  order: z.enum(sortOrders).optional(),
  page: upTo(100_000),
  size: upTo(maxOwnPage),
};

export const ownJobsQuery = z.strictObject({
  /** Every word must occur in the number, the title, the address, the suburb, the customer's name or the other company's name. */
  q: line(100).optional(),
  /** One or more statuses, separated by commas. A job with any of them passes. */
  status: listed(jobStatuses),
  jobType: z.enum(jobTypes).optional(),
  state: z.enum(states).optional(),
  dateKind: z.enum(dateKinds).optional(),
  sort: z.enum(ownSorts).optional(),
  ...ownPage,
});

export const ownJobView = z
  .strictObject({
    id: uuid,
    /** The user's relation to the job, which is the reason why the job is in the list. */
    relation: z.enum(ownRelations),
    /** False if the user can no longer open the job, for example because the owner awarded it to another installer. */
    isOpenToViewer: z.boolean(),
    number: z.string().nullable(),
    title: z.string(),
    address: z.string().nullable(),
    suburb: z.string().nullable(),
    state: z.enum(states).nullable(),
    status: z.enum(jobStatuses),
    isPublic: z.boolean(),
    jobType: z.enum(jobTypes),
    priceExGst: z.number().nullable(),
    pvSizeKw: z.number().nullable(),
    batterySizeKwh: z.number().nullable(),
    installationDate: civilDate.nullable(),
    createdAt: timestamp,
    /** The name of the other party's company. */
    otherParty: z.string().nullable(),
    otherPartyId: uuid.nullable(),
    /** The ids of the installing company's people on the job, if there are any. Absent for a retailer. */
    team: z.array(uuid).optional(),
    /** The customer's name and the retailer's own reference. Present only for the owner. */
    customerName: z.string().optional(),
    reference: z.string().optional(),
    /** The status of the installer's application. Present only for an applicant. */
    applicationStatus: z.enum(applicationStatuses).optional(),
    applicationsPending: z.number(),
    invitesPending: z.number(),
  })
  .meta({ id: 'OwnJob' });
