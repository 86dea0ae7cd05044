import type { ApplicationStatus, JobStatus, JobType } from '../jobs/job.ts';
import type { JobRelation } from '../jobs/lifecycle-guards.ts';
import type { State } from '../places/australia.ts';
import { holdsWords, isWithin, type Period, type SortOrder, sortedBy } from './searched-list.ts';
import { plain } from './words.ts';

/** Searches, filters and sorts the list of a user's own jobs. */

/** The relations by which a user has a job in the list. */
export const ownRelations = ['owner', 'assignee', 'invitee', 'applicant'] as const satisfies readonly JobRelation[];
export type OwnRelation = (typeof ownRelations)[number];

/** One job of the list. A value that is unknown, or that this user may not see, is null. */
export interface OwnJob {
  id: string;
  number: string | null;
  relation: OwnRelation;
  /** Whether the user can still open the job. An applicant cannot if the owner awarded the job to another installer. */
  isOpenToViewer: boolean;
  title: string;
  address: string | null;
  suburb: string | null;
  state: State | null;
  status: JobStatus;
  isPublic: boolean;
  jobType: JobType;
  priceCents: number | null;
  pvSizeKw: number | null;
  batterySizeKwh: number | null;
  /** The civil date of the installation. */
  installationDate: string | null;
  createdAt: string;
  /** The name of the other party's company. */
  otherParty: string | null;
  otherPartyId: string | null;
  /** The customer's name. Null unless the user is the owner. */
  customerName: string | null;
  /** The job's name in the owner's own books. Null unless the user is the owner. */
  reference: string | null;
  /** For the owner, the number of applications that wait for an answer. For an applicant, 1 while their own application waits. */
  applicationsPending: number;
  invitesPending: number;
  /** The ids of the people on the job, if the user works for the installing company. */
  team?: readonly string[] | null;
  /** The status of an applicant's application. */
  applicationStatus?: ApplicationStatus;
}

/** The statuses with work or a payment still to do. */
export const activeStatuses = [
  'posted',
  'offered',
  'accepted',
  'booked',
  'in_progress',
  'completed',
  'awaiting_payment',
] as const satisfies readonly JobStatus[];

/** Tells whether a job is active: for its owner from posting until payment, for its installer from the award until payment. */
export const isActive = ({ relation, status }: Pick<OwnJob, 'relation' | 'status'>): boolean =>
  (relation === 'owner' || relation === 'assignee') && activeStatuses.some((each) => each === status);

export const ownSorts = ['live', 'created', 'date', 'price', 'title', 'status'] as const;
export type OwnSort = (typeof ownSorts)[number];
/** The dates to which the filter's period can refer. */
export const dateKinds = ['installation', 'created'] as const;
export type DateKind = (typeof dateKinds)[number];

/** The maximum number of jobs on a page. Downloads request large pages, and screens small ones. */
export const maxOwnPage = 2000;

export interface OwnFilter extends Period {
  words: readonly string[];
  /** A job must have one of these statuses. An empty list means every status. */
  statuses: readonly JobStatus[];
  jobType?: JobType | undefined;
  state?: State | undefined;
  dateKind: DateKind;
}

/**
 * Tells whether a job passes the filter. If the user can no longer open the job, it passes no filter by status. `createdOn`
 * returns the civil date on which the job was created.
 */
export const passesOwnFilter = (job: OwnJob, filter: OwnFilter, createdOn: (job: OwnJob) => string): boolean =>
  (filter.statuses.length === 0 || (job.isOpenToViewer && filter.statuses.includes(job.status))) &&
  (filter.jobType === undefined || job.jobType === filter.jobType) &&
  (filter.state === undefined || job.state === filter.state) &&
  isWithin(filter.dateKind === 'created' ? createdOn(job) : job.installationDate, filter) &&
  holdsWords(filter.words, [
    job.number,
    job.reference,
    job.title,
    job.address,
    job.suburb,
    job.customerName,
    job.otherParty,
  ]);

const statusOrder: Record<JobStatus, number> = {
  draft: 0,
  posted: 1,
  offered: 2,
  accepted: 3,
  booked: 4,
  in_progress: 5,
  completed: 6,
  awaiting_payment: 7,
  paid: 8,
  archived: 9,
  cancelled: 10,
};

/** The order of interest to both parties: work under way, then booked days, then what waits, and at last what is over. */
const liveOrder: Record<JobStatus, number> = {
  in_progress: 0,
  booked: 1,
  accepted: 2,
  completed: 3,
  awaiting_payment: 4,
  offered: 5,
  posted: 6,
  draft: 7,
  paid: 8,
  archived: 9,
  cancelled: 10,
};

/** Returns the rank of a job, and after it the date on which it is installed next. A job that is lost to its viewer is over. */
function liveKey({ isOpenToViewer, status, installationDate }: OwnJob): string {
  const rank = liveOrder[isOpenToViewer ? status : 'cancelled'];
  const day = status === 'in_progress' || status === 'booked' ? (installationDate ?? '9999') : '';
  return `${String(rank).padStart(2, '0')} ${day}`;
}

const sortValues: Record<OwnSort, (job: OwnJob) => string | number | null> = {
  live: liveKey,
  created: ({ createdAt }) => createdAt,
  date: ({ installationDate }) => installationDate,
  price: ({ priceCents }) => priceCents,
  title: ({ title }) => plain(title) || null,
  status: ({ status }) => statusOrder[status],
};

export const sortOwnJobs = (jobs: readonly OwnJob[], sort: OwnSort, order: SortOrder): OwnJob[] =>
  sortedBy(jobs, sortValues[sort], order);
