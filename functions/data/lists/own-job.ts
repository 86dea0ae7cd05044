import type { JobType, StoredJobStatus } from '#shared/domain/jobs/job.ts';
import type { State } from '#shared/domain/places/australia.ts';
import { columnsOf } from './columns.ts';

/** What a person's own list holds of a job: what it can be searched, filtered and sorted by, and what a row of it shows. */
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
  /** The company on the other side, once there is one. */
  otherParty: string | null;
  /** Empty for everyone but the owner. */
  customerName: string;
  applicationsOpen: number;
  invitesPending: number;
  /** The person on the other side, once there is one. */
  otherPartyId?: string | null | undefined;
  /** The rest is about the payment. */
  completedOn?: string | null | undefined;
  requestedCents?: number | null | undefined;
  requestedOn?: string | null | undefined;
  dueDate?: string | null | undefined;
  paidOn?: string | null | undefined;
  hasRemittance?: boolean | undefined;
  /** What was paid for it to installers who no longer have it: all of it for the owner, and their own for each of them. */
  earlierPaid?: readonly PaidBefore[] | null | undefined;
  /** The person no longer has the job, and only what they were paid is on record. */
  isRecord?: true | null | undefined;
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
});
