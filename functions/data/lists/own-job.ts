import type { JobType, StoredJobStatus } from '#shared/domain/jobs/job.ts';
import type { State } from '#shared/domain/places/australia.ts';
import { columnsOf } from './columns.ts';

/** A job in a user's own list: the fields for searches, filters and sorting, and the fields that the page shows. */
export interface ListedOwnJob {
  id: string;
  title: string;
  address: string;
  suburb: string | null;
  state: State | null;
  status: StoredJobStatus;
  isPublic: boolean;
  jobType: JobType;
  priceCents: number;
  pvSizeKw: number | null;
  batterySizeKwh: number | null;
  installationDate: string | null;
  createdAt: string;
  /** The name of the other party's company. Null for the owner until the job has an installer. */
  otherParty: string | null;
  /** The customer's name. Empty except in the owner's list. */
  customerName: string;
  applicationsOpen: number;
  invitesPending: number;
  /** The id of the other party. Null for the owner until the job has an installer. */
  otherPartyId: string | null;
  /** This field and the next five are about the payment. */
  completedOn: string | null;
  requestedCents: number | null;
  requestedOn: string | null;
  dueDate: string | null;
  paidOn: string | null;
  hasRemittance: boolean | null;
  /** Payments to installers who no longer have the job. The owner has all of them, and an installer only their own. */
  earlierPaid: readonly PaidBefore[] | null;
  /** True if the user no longer has the job. The list then only contains the record of their payment. */
  isRecord: true | null;
  /** The job's number. Null in a list of an earlier version, until the job has a number. */
  number: string | null;
  /** The retailer's own reference, only in the owner's list. Null or empty without one. */
  reference: string | null;
  /** The ids of the people on the job, only in their own company's list. Null without any. */
  team: readonly string[] | null;
  /** The time zone of the site. Null if it is unknown, and in a list of an earlier version. */
  timeZone: string | null;
  /** When the job was posted. Null for a draft, and in a list of an earlier version. */
  postedAt: string | null;
}

export interface PaidBefore {
  requestedCents: number;
  requestedOn: string | null;
  paidOn: string | null;
  remittanceKey: string | null;
}

export const ownJobColumns = columnsOf<ListedOwnJob>({
  id: 'id',
  title: 'value',
  address: 'value',
  suburb: 'value',
  state: 'value',
  status: 'value',
  isPublic: 'value',
  jobType: 'value',
  priceCents: 'value',
  pvSizeKw: 'value',
  batterySizeKwh: 'value',
  installationDate: 'value',
  createdAt: 'value',
  otherParty: 'value',
  customerName: 'value',
  applicationsOpen: 'value',
  invitesPending: 'value',
  otherPartyId: 'id',
  completedOn: 'value',
  requestedCents: 'value',
  requestedOn: 'value',
  dueDate: 'value',
  paidOn: 'value',
  hasRemittance: 'value',
  earlierPaid: 'value',
  isRecord: 'value',
  number: 'value',
  reference: 'value',
  team: 'value',
  timeZone: 'value',
  postedAt: 'value',
});
