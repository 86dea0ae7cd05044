import type { ApplicationStatus, JobStatus, JobType } from '../jobs/job.ts';
import type { JobRelation } from '../jobs/lifecycle-guards.ts';
import type { State } from '../places/australia.ts';
import { holdsWords, isWithin, type Period, type SortOrder, sortedBy } from './searched-list.ts';
import { plain } from './words.ts';

/** How the list of one's own jobs is searched, filtered and sorted. */

/** How a person comes to have a job in the list. */
export const ownRelations = ['owner', 'assignee', 'invitee', 'applicant'] as const satisfies readonly JobRelation[];
export type OwnRelation = (typeof ownRelations)[number];

/** One job of the list. What this person may not see of it, or what is not known, is null. */
export interface OwnJob {
  id: string;
  number: string | null;
  relation: OwnRelation;
  /** Whether the job can still be opened. An applicant loses sight of a job that somebody else got. */
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
  /** The company on the other side. */
  otherParty: string | null;
  otherPartyId: string | null;
  /** Only for the owner. */
  customerName: string | null;
  /** Only for the owner: the job's name in their own books. */
  reference: string | null;
  /** For the owner: those that wait for an answer. For an applicant: 1 while theirs does. */
  applicationsPending: number;
  invitesPending: number;
  /** What became of the application of an applicant. */
  applicationStatus?: ApplicationStatus;
}

/** Work that somebody still has to do or to pay for. */
export const activeStatuses = [
  'posted',
  'offered',
  'accepted',
  'booked',
  'in_progress',
  'completed',
  'awaiting_payment',
] as const satisfies readonly JobStatus[];

/** The owner's from posting until it is paid. An installer's from the award on: what others may still get is not theirs. */
export const isActive = ({ relation, status }: Pick<OwnJob, 'relation' | 'status'>): boolean =>
  (relation === 'owner' || relation === 'assignee') && activeStatuses.some((each) => each === status);

export const ownSorts = ['created', 'date', 'price', 'title', 'status'] as const;
export type OwnSort = (typeof ownSorts)[number];
/** By which date the list is limited. */
export const dateKinds = ['installation', 'created'] as const;
export type DateKind = (typeof dateKinds)[number];

/** A download asks for large pages, a screen for small ones. */
export const maxOwnPage = 2000;

export interface OwnFilter extends Period {
  words: readonly string[];
  /** Any of these. None means all. */
  statuses: readonly JobStatus[];
  jobType?: JobType | undefined;
  state?: State | undefined;
  dateKind: DateKind;
}

/**
 * A job that is closed to the person has no status that they see. `createdOn` is the civil date on which the person's list says that the job was created.
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

const sortValues: Record<OwnSort, (job: OwnJob) => string | number | null> = {
  created: ({ createdAt }) => createdAt,
  date: ({ installationDate }) => installationDate,
  price: ({ priceCents }) => priceCents,
  title: ({ title }) => plain(title) || null,
  status: ({ status }) => statusOrder[status],
};

export const sortOwnJobs = (jobs: readonly OwnJob[], sort: OwnSort, order: SortOrder): OwnJob[] =>
  sortedBy(jobs, sortValues[sort], order);
