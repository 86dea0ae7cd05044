import type { JobStatus } from '#shared/domain/jobs/job.ts';

/**
 * The content of a job's page for each person in each status, written by hand. `page-matrix.test.ts` compares each cell with
 * the rules of the page, applied to the job as the server returns it to that person.
 */

export type Viewer =
  | 'owner'
  | 'other retailer'
  | 'applicant'
  | 'invited installer'
  | 'assigned installer'
  | 'rejected installer'
  | 'former installer'
  | 'link viewer'
  | 'administrator';

export interface PageCell {
  cards: readonly string[];
  icons: readonly string[];
  /**
   * The title of the next step, its main action and its other actions. An action in round brackets is disabled. One in square
   * brackets leads to a section of the page.
   */
  step: string;
}
/** The page of a public and of a private job. Null if the page says "Job Not Found". */
export interface PageCells {
  public: PageCell | null;
  private: PageCell | null;
}

const listed = (words: string): string[] => words.split(' · ').filter(Boolean);

/** The cards that every viewer sees. `withoutPhotos` removes the photos for a viewer who may not see the site. */
const sharedCards = listed(
  'Project Details · System Specifications · Project Requirements · Installation Photos · Property Details · Location · Completion Requirements · Customer Contact Information',
);

/** Returns the cell without the card of the photos, for a viewer who may not see the site. */
const withoutPhotos = (cell: PageCell): PageCell => ({
  ...cell,
  cards: cell.cards.filter((card) => card !== 'Installation Photos'),
});

/** Returns a cell with the shared cards and further ones, the icons and the next step. */
const has = (cards: string, icons: string, step: string): PageCell => ({
  cards: [...sharedCards, ...listed(cards)],
  icons: listed(icons),
  step,
});
const both = (cell: PageCell | null): PageCells => ({ public: cell, private: cell });
const absent = both(null);

const papers = 'Documentation & Approvals';
const ofOwner = `Progress · History · ${papers}`;
const awardedBy = `${ofOwner} · Job Assigned`;
const awardedTo = `Progress · History · ${papers} · Retailer Information`;
const ofAll = `${awardedBy} · Retailer Information`;

const onlyReading = 'Nothing to do here > Back to the dashboard';
const administers = "You're viewing this job as an administrator > Manage jobs";
const links = 'Accept job > Accept job > Apply';

/** The statuses in which a viewer who is neither a party nor an administrator cannot see the job. */
const closed = {
  draft: absent,
  accepted: absent,
  booked: absent,
  in_progress: absent,
  completed: absent,
  awaiting_payment: absent,
  paid: absent,
  archived: absent,
  cancelled: absent,
} as const;

/** Only an invited installer sees `offered`. All other viewers see `posted`. */
type Shown<V extends Viewer> = Exclude<JobStatus, V extends 'invited installer' ? 'posted' : 'offered'>;

export const pageMatrix: { [V in Viewer]: Record<Shown<V>, PageCells> } = {
  owner: {
    draft: both(has(papers, 'Edit · Duplicate · Delete', 'Finish this draft > Finish this draft')),
    posted: {
      public: has(
        `${ofOwner} · Applications`,
        'Edit · Duplicate · Share · View Applications · Cancel Job · Delete',
        'Choose an installer > [Choose an installer] > Invite installers',
      ),
      private: has(
        ofOwner,
        'Edit · Duplicate · Share · Cancel Job · Delete',
        'Waiting for answers > Invite installers > Share Job',
      ),
    },
    accepted: {
      public: has(
        awardedBy,
        'Edit · Duplicate · Schedule · View Applications · Unassign Installer · Cancel Job',
        'Set the installation date > Set the installation date',
      ),
      private: has(
        awardedBy,
        'Edit · Duplicate · Schedule · Unassign Installer · Cancel Job',
        'Set the installation date > Set the installation date',
      ),
    },
    booked: {
      public: has(
        awardedBy,
        'Edit · Duplicate · Reschedule · Add to Calendar · View Applications · Unassign Installer · Cancel Job',
        'Booked for Tue 3 Feb > Reschedule installation',
      ),
      private: has(
        awardedBy,
        'Edit · Duplicate · Reschedule · Add to Calendar · Unassign Installer · Cancel Job',
        'Booked for Tue 3 Feb > Reschedule installation',
      ),
    },
    in_progress: {
      public: has(
        awardedBy,
        'Edit · Duplicate · Reschedule · Add to Calendar · View Applications · Unassign Installer',
        'Work in progress > [See requirements]',
      ),
      private: has(
        awardedBy,
        'Edit · Duplicate · Reschedule · Add to Calendar · Unassign Installer',
        'Work in progress > [See requirements]',
      ),
    },
    completed: {
      public: has(awardedBy, 'Duplicate · View Applications', 'Waiting for the payment request > [See requirements]'),
      private: has(awardedBy, 'Duplicate', 'Waiting for the payment request > [See requirements]'),
    },
    awaiting_payment: {
      public: has(
        `${awardedBy} · Payment Request`,
        'Duplicate · View Applications',
        'Approve the payment > Approve payment',
      ),
      private: has(`${awardedBy} · Payment Request`, 'Duplicate', 'Approve the payment > Approve payment'),
    },
    paid: {
      public: has(
        `${awardedBy} · Payment Sent`,
        'Duplicate · View Applications',
        'Review the installer > Review Installer',
      ),
      private: has(`${awardedBy} · Payment Sent`, 'Duplicate', 'Review the installer > Review Installer'),
    },
    archived: {
      public: has(
        `${awardedBy} · Payment Sent · Reviews`,
        'Duplicate · View Applications',
        'All done > Edit your review',
      ),
      private: has(`${awardedBy} · Payment Sent · Reviews`, 'Duplicate', 'All done > Edit your review'),
    },
    cancelled: {
      public: has(awardedBy, 'Duplicate · View Applications', 'This job is cancelled > Post New Job'),
      private: has(awardedBy, 'Duplicate', 'This job is cancelled > Post New Job'),
    },
  },
  'other retailer': {
    ...closed,
    posted: { public: withoutPhotos(has('Retailer Information', '', onlyReading)), private: null },
  },
  applicant: {
    ...closed,
    posted: both(has('Retailer Information', '', 'You have applied > (Already Applied) > Withdraw application')),
  },
  'invited installer': {
    ...closed,
    offered: both(has('Offered By', '', "You're invited to this job > Accept job > Decline")),
  },
  'assigned installer': {
    ...closed,
    posted: { public: has('Retailer Information', '', 'Apply for this job > Apply for this job'), private: null },
    accepted: both(
      has(
        awardedTo,
        'Schedule · Unassign Myself',
        'Set the installation date > Set the installation date > Start work',
      ),
    ),
    booked: both(
      has(awardedTo, 'Reschedule · Add to Calendar · Unassign Myself', 'Start work > Start work > (Complete job)'),
    ),
    in_progress: both(
      has(
        awardedTo,
        'Update progress · Reschedule · Add to Calendar · Unassign Myself',
        'Finish the work > (Complete job)',
      ),
    ),
    completed: both(has(awardedTo, '', 'Request the payment > Request payment')),
    awaiting_payment: both(has(`${awardedTo} · Payment Request`, '', 'Payment requested > Modify payment request')),
    paid: both(has(`${awardedTo} · Payment Sent`, '', 'Review the retailer > Complete and Review')),
    archived: both(has(`${awardedTo} · Payment Sent · Reviews`, '', 'All done > Edit your review')),
    cancelled: both(has(awardedTo, '', 'This job is cancelled > Find work')),
  },
  'rejected installer': {
    ...closed,
    posted: {
      public: has('Retailer Information', '', 'You were not chosen > (Already Applied) > Find work'),
      private: null,
    },
  },
  'former installer': {
    ...closed,
    posted: { public: has('Retailer Information', '', 'Apply for this job > Apply for this job'), private: null },
  },
  'link viewer': {
    ...closed,
    posted: both(has('Retailer Information', '', links)),
  },
  administrator: {
    draft: both(has(`${papers} · Retailer Information`, '', administers)),
    posted: both(has(`${ofOwner} · Retailer Information`, '', administers)),
    accepted: both(has(ofAll, '', administers)),
    booked: both(has(ofAll, '', administers)),
    in_progress: both(has(ofAll, '', administers)),
    completed: both(has(ofAll, '', administers)),
    awaiting_payment: both(has(`${ofAll} · Payment Request`, '', administers)),
    paid: both(has(`${ofAll} · Payment Sent`, '', administers)),
    archived: both(has(`${ofAll} · Payment Sent · Reviews`, '', administers)),
    cancelled: both(has(ofAll, '', administers)),
  },
};
