import { type JobAccess, relate } from '#functions/core/jobs/access/job-access.ts';
import { publicViewOf } from '#functions/core/jobs/views/job-teasers.ts';
import { viewJob } from '#functions/core/jobs/views/job-view.ts';
import type { UserRow } from '#functions/data/rows.ts';
import { accessMeanings } from '#shared/api/documents/access-meanings.ts';
import { type ReadName, routes } from '#shared/api/index.ts';
import { jobStatusLabels, type StoredJobStatus, storedJobStatuses, summaryLength } from '#shared/domain/jobs/job.ts';
import type { JobRelation } from '#shared/domain/jobs/lifecycle-guards.ts';
import { tableOf } from './markdown.ts';
import { company, installerId, jobIn, ownerId, street } from './sample-job.ts';

/**
 * Builds the tables that show who sees each part of a job. The tables derive from `viewJob` and `publicViewOf`, which build the
 * API's answers.
 */

const stranger = '00000000-0000-4000-8000-000000000009';

interface Person {
  title: string;
  userId: string;
  relations: readonly JobRelation[];
  isAdmin?: true;
  /** Whether this person may see the site of an open job. */
  seesSite: boolean;
}

const signedIn: readonly Person[] = [
  {
    title: 'other retailer, or installer without a profile',
    userId: stranger,
    relations: ['retailer'],
    seesSite: false,
  },
  { title: 'installer with a profile', userId: stranger, relations: ['installer'], seesSite: true },
  { title: 'installer with the job', userId: installerId, relations: ['installer', 'assignee'], seesSite: true },
  { title: 'owner', userId: ownerId, relations: ['retailer', 'owner'], seesSite: true },
  { title: 'administrator', userId: stranger, relations: ['retailer', 'admin'], isAdmin: true, seesSite: true },
];

const none = { requirements: [], payment: null, ratings: [], application: null, invite: null };

/**
 * Returns the person's access to the job. For someone else's open job, the access has the relations and `seesSite` of the
 * `signedIn` entry, because there are no rows to derive them from.
 */
async function accessOf(person: Person, status: StoredJobStatus): Promise<JobAccess | null> {
  const { userId, relations, isAdmin = false, seesSite } = person;
  const job = jobIn(status);
  const role = relations[0] === 'installer' ? 'installer' : 'retailer';
  const isParty = userId === job.retailerId || userId === job.assignedInstallerId;
  if (status === 'posted' && !isParty)
    return relations.includes('assignee') ? null : { job, ...none, rank: 'owner', relations: [...relations], seesSite };
  const user: UserRow = {
    userId,
    email: 'a@b.example',
    role,
    profileCompleted: seesSite,
    isAdmin,
    sessionsValidAfter: 0,
    unreadNotifications: 0,
    createdAt: job.createdAt,
  };
  return relate(
    { job, ...none },
    { userId, role, isAdmin, user, person: user, rank: 'owner', session: { tokenId: '', expiresAt: 0, signedInAt: 0 } },
  );
}

const has = (name: string) => (seen: object) => Reflect.get(seen, name) !== undefined;

/** Each part of a job, with a function that tells whether an answer contains the part. */
const parts: Readonly<Record<string, (seen: object) => boolean>> = {
  'the job: suburb, system, price, preferred week': has('priceExGst'),
  'the company that posted it': has('retailer'),
  'the start of the description': has('description'),
  'the whole description': (seen) => Reflect.get(seen, 'description') === jobIn('posted').detail.description,
  'notes about the switchboard, the inverter and the panel layout': has('switchboard'),
  'street and exact position': (seen) => Reflect.get(seen, 'address') === street,
  'photos of the site': has('switchboardPhoto'),
  "the retailer's notes": has('notes'),
  'whether an installer has the job': has('filled'),
  'which installer has the job': has('assignedInstaller'),
  'agreed price and status of the payment': has('agreedPrice'),
  'connection pre-approval document': has('connectionPreApprovalPdf'),
  "the customer's name, phone and email, and the reference": has('customerName'),
  'counts of applications and invitations': has('applicationCount'),
  'share link': has('shareToken'),
};

async function seenBy(person: Person): Promise<Map<StoredJobStatus, object>> {
  const seen = new Map<StoredJobStatus, object>();
  for (const status of storedJobStatuses) {
    const access = await accessOf(person, status);
    if (access) seen.set(status, viewJob(access));
  }
  return seen;
}

const labels = (statuses: readonly StoredJobStatus[]): string =>
  statuses.length === storedJobStatuses.length
    ? 'any status'
    : statuses.map((status) => jobStatusLabels[status]).join(', ');

function cell(seen: ReadonlyMap<StoredJobStatus, object>, shows: (seen: object) => boolean): string {
  const shown = [...seen].flatMap(([status, answer]) => (shows(answer) ? status : []));
  if (shown.length === 0) return '';
  return shown.length === seen.size ? 'yes' : labels(shown);
}

/**
 * Returns a table whose rows are parts of a job and whose columns are people. If a cell names statuses, the person sees the part
 * only in those.
 */
export async function audienceTable(): Promise<string> {
  const columns = [
    { title: 'visitor', seen: new Map<StoredJobStatus, object>([['posted', publicViewOf(jobIn('posted'), company)]]) },
    ...(await Promise.all(signedIn.map(async (person) => ({ title: person.title, seen: await seenBy(person) })))),
  ];
  return tableOf(
    ['part of a job', ...columns.map(({ title }) => title)],
    [
      ['statuses in which the job exists for them', ...columns.map(({ seen }) => labels([...seen.keys()]))],
      ...Object.entries(parts).map(([part, shows]) => [part, ...columns.map(({ seen }) => cell(seen, shows))]),
    ],
  );
}

/**
 * The private data of a job that the API returns with separate calls. The access rules of these calls say who may read the data.
 */
const ownCalls = {
  'requirements; only the parties and administrators see their state and files': 'listRequirements',
  applications: 'listJobApplications',
  invitations: 'listJobInvites',
  'who opened the share link': 'getShareLink',
  'bookings and days off of the installer': 'getSchedulePlan',
  'payment, and the requests of earlier installers': 'getPayment',
  'remittance advice': 'getRemittance',
  'reviews that the parties gave each other': 'listJobReviews',
  'history; the installer only reads what concerns the job and themselves': 'listJobHistory',
  'any file': 'getObject',
} as const satisfies Readonly<Record<string, ReadName>>;

/** Returns the table of the private data with its own calls, and who may read each. */
export const callsTable = (): string =>
  tableOf(
    ['what', 'who reads it', 'call'],
    Object.entries(ownCalls).map(([what, name]) => {
      const { method, path, access } = routes[name];
      return [what, accessMeanings[access], `${method} ${path}`];
    }),
  );

export const summaryNote = (): string => `The start of the description is its first ${summaryLength} characters.`;
