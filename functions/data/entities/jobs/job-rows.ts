import type { Kept } from '#shared/api/fields/described-fields.ts';
import type { customerFields, jobCardFields, jobDetailFields } from '#shared/api/fields/job-description.ts';
import type { State } from '#shared/domain/places/australia.ts';
import type { GeoPrecision } from '#shared/domain/places/place.ts';

/** The part of a job's row that lists show. The indexes contain it. Only reads of the row itself return the other parts. */
export interface JobCardRow extends Kept<typeof jobCardFields> {
  /** The job's number, such as `BR-1042`. Absent in a job of an earlier version until the migration gives it one. */
  number?: string;
  title: string;
  /** The start of the description, for cards. */
  summary: string;
  address: string;
  suburb: string | null;
  state: State | null;
  postcode: string | null;
  timeZone: string | null;
  latitude: number | null;
  longitude: number | null;
  geoPrecision: GeoPrecision | null;
  pvSizeKw: number | null;
  priceCents: number;
  retailerCompany: string;
  assignedCompany: string | null;
  /** The installing company's people on the job, with the names that they had when the company chose them. Absent until then. */
  team?: readonly { id: string; name: string }[];
  /** The person of the team who signs off the work. */
  signerId?: string | undefined;
  /** The customer's name, for the owner's lists. Absent in jobs of an earlier version until a write stores it. */
  customerName?: string;
  invitesPending: number;
  invitesAccepted: number;
  invitesDeclined: number;
  /** The number of applications that wait for the owner's decision. */
  applicationsOpen: number;
  applicationsTotal: number;
  /** The number of versions of the terms since the job was posted. An agreement names the version that the user saw. */
  termsVersion: number;
}

/** A change of the person who signs off the work. */
export interface SignerChangeRow {
  at: string;
  reason: string;
}

export type JobDetailRow = Kept<typeof jobDetailFields>;

/** The customer's contact details. The form's `customerName` is `name` here. */
export type CustomerRow = {
  [N in keyof typeof customerFields as N extends `customer${infer Short}` ? Uncapitalize<Short> : never]: string;
};

/** When each event happened, as ISO instants of the server's clock. */
export interface JobTimesRow {
  postedAt?: string;
  acceptedAt?: string;
  startedAt?: string;
  progressAt?: string;
  completedAt?: string;
  paidAt?: string;
  archivedAt?: string;
  cancelledAt?: string;
}
