import { photosOf } from '#shared/api/fields/job-photos.ts';
import type { JobView } from '#shared/api/fields/job-views.ts';

/** The cards of a job's page and their order, for each viewer. `page-matrix.ts` lists every case. */

export type CardName =
  | 'progress'
  | 'payment'
  | 'reviews'
  | 'applications'
  | 'requirements'
  | 'assigned'
  | 'team'
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
  /** Whether anyone else works for the viewer's company. */
  hasColleagues?: boolean;
  /** Whether the viewer sees only the jobs they are on, and no payments. */
  isOnSiteOnly?: boolean;
}

/** Tells whether the viewer may know the state of the work: both parties and administrators may. */
export const isInsider = ({ is }: Pick<CardFacts, 'is'>): boolean => is('owner') || is('assignee') || is('admin');
/** Tells whether the viewer goes to the site next or works there, so that they need its facts before those of the contract. */
export const isOnTheWay = ({ job, is }: CardFacts): boolean =>
  is('assignee') && (job.status === 'booked' || job.status === 'in_progress');
const always = (): boolean => true;

/** Tells whether an installer who no longer has the job has requested payment. */
const isOnRecord = ({ job }: CardFacts): boolean => (job.earlierPaymentCount ?? 0) > 0;

const isShown: Record<CardName, (facts: CardFacts) => boolean> = {
  progress: (facts) => isInsider(facts) && facts.job.status !== 'draft',
  payment: (facts) =>
    isInsider(facts) && !facts.isOnSiteOnly && (facts.job.paymentStatus !== null || isOnRecord(facts)),
  // The first review archives the job, so the card waits for this status.
  reviews: (facts) => isInsider(facts) && facts.job.status === 'archived',
  // The owner chooses from this card until the award. After that, only the menu opens the list of applications.
  applications: ({ job, is }) =>
    is('owner') && job.status === 'posted' && (job.applicationCount ?? 0) + (job.applicationsTotal ?? 0) > 0,
  requirements: always,
  assigned: ({ job, is }) => (is('owner') || is('admin')) && Boolean(job.assignedInstallerId),
  // Without a team, the card is only for an installer with colleagues to choose from.
  team: ({ job, is, hasColleagues }) =>
    (job.team?.length ?? 0) > 0 ||
    (is('assignee') && hasColleagues === true && job.viewer.allowedActions.includes('assignTeam')),
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

/** The cards of the main column. The progress and the people are in the column beside it. */
export type MainCard = Exclude<CardName, 'progress' | PersonCard>;
export type PersonCard = 'assigned' | 'team' | 'retailer' | 'customer';
type Row = readonly MainCard[];
/** The cards that share one panel, in its two columns. */
const factColumns: readonly [Row, Row] = [
  ['details', 'system', 'documents'],
  ['property', 'brief', 'location'],
];
const facts: Row = factColumns.flat();
const people: readonly PersonCard[] = ['assigned', 'team', 'retailer', 'customer'];

/**
 * Returns the rows of cards. After payment and reviews, the viewer's work comes first: the applications before the award, and the
 * requirements after it. If the owner has applications to decide, the photos come before the facts, because the photos show how
 * hard the job is.
 */
function rowsFor(shown: CardFacts): readonly Row[] {
  if (shown.job.filled) return [['payment'], ['reviews'], ['requirements'], ['photos'], facts, ['history']];
  const isChoice = isShown.applications(shown);
  const about: Row[] = isChoice ? [['applications'], ['photos'], facts] : [facts, ['photos']];
  return [['payment'], ['reviews'], ...about, ['requirements'], ['history']];
}

const cardsIn = <C extends CardName>(cards: readonly C[], shown: CardFacts): C[] =>
  cards.filter((card) => isShown[card](shown));

/** Returns the cards of the main column in their rows, without hidden cards and empty rows. */
export const cardRows = (shown: CardFacts): MainCard[][] =>
  rowsFor(shown)
    .map((row) => cardsIn(row, shown))
    .filter((row) => row.length > 0);

/**
 * Tells whether a row has work for the viewer. On a phone, a row with work is above the cards of the people. The requirements are
 * the installer's work. The owner calls people more often, and the approval of the payment shows the evidence too.
 */
export const isWorkFor = (row: Row, { job, is }: CardFacts): boolean =>
  row.some((card) =>
    card === 'requirements'
      ? Boolean(job.filled) && is('assignee')
      : card === 'payment' || card === 'reviews' || card === 'applications',
  );

/** Splits the cards of the facts' panel into its columns. */
export const columnsOf = (row: Row): MainCard[][] =>
  factColumns.map((column) => column.filter((card) => row.includes(card)));

export const peopleCards = (shown: CardFacts): PersonCard[] => cardsIn(people, shown);

export const hasCard = (card: CardName, facts: CardFacts): boolean => isShown[card](facts);

const isPaid = ({ job }: CardFacts): boolean => job.paymentStatus === 'released';

const titles: Record<CardName, string | ((facts: CardFacts) => string)> = {
  progress: 'Progress',
  payment: (facts) => {
    if (facts.job.paymentStatus === null) return 'Earlier Payment';
    return isPaid(facts) ? 'Payment Sent' : 'Payment Request';
  },
  reviews: 'Reviews',
  applications: 'Applications',
  requirements: 'Completion Requirements',
  assigned: 'Job Assigned',
  team: 'Team on Site',
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
