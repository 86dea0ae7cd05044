import type { RouteName } from '#shared/api/index.ts';

/**
 * What 1,000 people who sign in at least once a month do. These are assumptions: change them here. What each activity takes is
 * measured, by `activities.ts`.
 */
export const month = {
  /** Of each 1,000. The others are installers. */
  retailers: 250,
  /** How often somebody comes back. */
  sessions: 12,
  /** How often somebody loads the scripts of a new version. In between, the browser has them. */
  loads: 3,
  /** Registrations, of which half are retailers. */
  newPeople: 50,
  /** Visits of the home page without an account. */
  visits: 2_000,
  /** Jobs from the first photo to both reviews. */
  jobs: 400,
  /**
   * Of a phone, as the browser sends it: between 700 and 820 KB, measured with photos of 12 and 49 megapixels (decision 083).
   * The rows of a job are measured.
   */
  photoBytes: 800_000,
  documentBytes: 200_000,
  /** How often a file is looked at or downloaded. */
  looks: 3,
  /** For how long files and rows are kept. The bill is that of a month in which as much is removed as is added. */
  keptMonths: 24,
};

/** The reads of a session that opens the dashboard and two jobs, with the page in view for four minutes. */
const anySession = [
  'getCurrentUser',
  'refreshSession',
  'countUnreadNotifications',
  'countUnreadNotifications',
  'countUnreadNotifications',
  'countUnreadNotifications',
] as const;
const jobPage = ['getJob', 'listRequirements', 'listJobHistory'] as const;

export const sessionOf = {
  retailer: [
    ...anySession,
    'getRetailerStats',
    'listRetailerJobs',
    'getRetailerStats',
    'listRetailerJobs',
    ...jobPage,
    ...jobPage,
    'listJobApplications',
    'getPayment',
    'getInstaller',
    'listOwnJobs',
  ],
  installer: [
    ...anySession,
    'getInstallerStats',
    'listInstallerJobs',
    'getInstallerStats',
    'listInstallerJobs',
    ...jobPage,
    ...jobPage,
    'getRetailer',
    'listPublicJobs',
    'listOwnInvites',
    'listOwnApplications',
  ],
} as const satisfies Record<string, readonly RouteName[]>;

/**
 * What a browser asks CloudFront for, besides calls, counted on 2026-11-24 in the browser of the tests with an empty cache: a
 * visitor who reads the home page, somebody who opens the dashboard and a job whose dialogs are then loaded, and the same
 * again with all of it in the cache.
 */
export const opening = {
  visit: { files: 4, bytes: 47_000 },
  load: { files: 77, bytes: 429_000 },
  again: { files: 1 },
};

/** How the functions run there: what is typed because nothing here can measure it. */
export const runtime = {
  /** Of one processor that a function with 1,024 MB gets, on Arm, compared with this machine's. */
  share: 0.58,
  memoryGb: 1,
  /** For an answer of DynamoDB in the same region. */
  waitMilliseconds: 4,
  /** How many calls find no function running, and how long it takes to start one. */
  coldShare: 0.03,
  coldMilliseconds: 600,
  /** A line of API Gateway's access log. The functions' own lines are measured. */
  accessLineBytes: 320,
  hoursPerMonth: 730,
};
