import type { JobView } from '#shared/api/fields/job-views.ts';
import { photosOf } from './photos-of.ts';

/** Which cards the page of a job has, and in which order, for the person who looks at it. `page-matrix.ts` lists every case. */

export type CardName =
  | 'progress'
  | 'payment'
  | 'reviews'
  | 'requirements'
  | 'assigned'
  | 'retailer'
  | 'customer'
  | 'details'
  | 'system'
  | 'brief'
  | 'photos'
  | 'documents'
  | 'property'
  | 'location'
  | 'history';

export interface CardFacts {
  job: JobView;
  is: (relation: JobView['viewer']['relations'][number]) => boolean;
}

/** Those who may know how the work goes: both parties, and administrators. */
export const isInsider = ({ is }: Pick<CardFacts, 'is'>): boolean => is('owner') || is('assignee') || is('admin');
const always = (): boolean => true;

/** Installers who no longer have the job have requested payment. */
const isOnRecord = ({ job }: CardFacts): boolean => (job.earlierPaymentCount ?? 0) > 0;

const isShown: Record<CardName, (facts: CardFacts) => boolean> = {
  progress: (facts) => isInsider(facts) && facts.job.status !== 'draft',
  payment: (facts) => isInsider(facts) && (facts.job.paymentStatus !== null || isOnRecord(facts)),
  // The first review archives the job.
  reviews: (facts) => isInsider(facts) && facts.job.status === 'archived',
  requirements: always,
  assigned: ({ job, is }) => (is('owner') || is('admin')) && Boolean(job.assignedInstallerId),
  retailer: ({ is }) => !is('owner'),
  customer: always,
  details: always,
  system: always,
  brief: ({ job }) => Boolean(job.description || job.notes) || job.photosRequired.length > 0,
  photos: ({ job }) => photosOf(job).length > 0,
  documents: ({ job }) => Boolean(job.connectionPreApprovalRef || job.connectionPreApprovalPdf),
  property: always,
  location: always,
  history: (facts) => isInsider(facts) && facts.job.status !== 'draft',
};

/** What stands side by side where there is room. The progress has a place of its own. */
export type RowCard = Exclude<CardName, 'progress'>;
type Row = readonly RowCard[];
const active: readonly Row[] = [['payment'], ['reviews']];
const work: readonly Row[] = [['requirements'], ['assigned', 'retailer', 'customer']];
const about: readonly Row[] = [
  ['details'],
  ['system'],
  ['brief'],
  ['photos'],
  ['documents'],
  ['property'],
  ['location'],
];

/** Once an installer has the job, active parts come first: payment, reviews and requirements. Until then, the job's details. */
export const cardRows = (facts: CardFacts): RowCard[][] =>
  [...active, ...(facts.job.filled ? [...work, ...about] : [...about, ...work]), ['history'] as const]
    .map((row) => row.filter((card) => isShown[card](facts)))
    .filter((row) => row.length > 0);

export const hasCard = (card: CardName, facts: CardFacts): boolean => isShown[card](facts);

const isPaid = ({ job }: CardFacts): boolean => job.paymentStatus === 'released';

const titles: Record<CardName, string | ((facts: CardFacts) => string)> = {
  progress: 'Progress',
  payment: (facts) => {
    if (facts.job.paymentStatus === null) return 'Earlier Payment';
    return isPaid(facts) ? 'Payment Sent' : 'Payment Request';
  },
  reviews: 'Reviews',
  requirements: 'Completion Requirements',
  assigned: 'Job Assigned',
  retailer: ({ is }) => (is('invitee') ? 'Offered By' : 'Retailer Information'),
  customer: 'Customer Contact Information',
  details: 'Project Details',
  system: 'System Specifications',
  brief: 'Project Requirements',
  photos: 'Installation Photos',
  documents: 'Documentation & Approvals',
  property: 'Property Details',
  location: 'Location',
  history: 'History',
};

export function cardTitle(card: CardName, facts: CardFacts): string {
  const title = titles[card];
  return typeof title === 'string' ? title : title(facts);
}
