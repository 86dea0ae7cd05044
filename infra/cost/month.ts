import type { RouteName } from '#shared/api/index.ts';

/**
 * The monthly activities of 1,000 people who sign in at least once. These are assumptions: change them here. `activities.ts`
 * measures the use of each activity.
 */
export const month = {
  /** The retailers of each 1,000. The others are installers. */
  retailers: 250,
  /** How often a person returns in a month. */
  sessions: 12,
  /** How often a person loads the scripts of a new version in a month. In between, the browser has the scripts cached. */
  loads: 3,
  /** Registrations of retailers and installers. `cast.ts` measures the registration of an installer. */
  newPeople: 50,
  /** Visits to the home page without an account. */
  visits: 2_000,
  /** Jobs that go through all steps, from the first photo to both reviews. */
  jobs: 400,
  /**
   * The bytes of a phone photo as the browser sends it. Photos of 12 and 49 megapixels had between 700 and 820 KB (decision 083).
   * The size of a job's rows is not an assumption but measured.
   */
  photoBytes: 800_000,
  documentBytes: 200_000,
  /** How often people view or download each file of a job. */
  looks: 3,
  /** How many months the application keeps files and rows. The bill assumes that it deletes as many in a month as people add. */
  keptMonths: 24,
};

/**
 * The calls that every session makes. In a session, a person opens the dashboard and two jobs, and keeps the page in view for
 * four minutes.
 */
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
 * A browser's requests to CloudFront besides API calls, counted on 2026-11-24 in the browser of the tests. `visit` is a visitor
 * on the home page, and `load` a user who opens the dashboard, a job and its dialogs, both with an empty cache. `again` is the
 * same user with a full cache.
 */
export const opening = {
  visit: { files: 4, bytes: 47_000 },
  load: { files: 77, bytes: 429_000 },
  again: { files: 1 },
};

/** How the functions run in AWS. These numbers are assumptions, because no measurement on this machine can give them. */
export const runtime = {
  /** The speed of the Arm processor time that a function with 1,024 MB gets, relative to one processor of this machine. */
  share: 0.58,
  memoryGb: 1,
  /** The milliseconds for an answer of DynamoDB in the same region. */
  waitMilliseconds: 4,
  /** The share of calls that need a cold start, and the milliseconds that a cold start takes. */
  coldShare: 0.03,
  coldMilliseconds: 600,
  /** The bytes of a line of API Gateway's access log. The functions' own lines are measured. */
  accessLineBytes: 320,
  hoursPerMonth: 730,
};
