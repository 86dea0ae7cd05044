import { capitalise } from '#shared/domain/capitalise.ts';
import { daysBetween } from '#shared/domain/civil-date.ts';
import type { DashboardTab } from '#shared/domain/jobs/job-states.ts';
import { type WorkKind, workKinds } from '#shared/domain/jobs/worklist.ts';
import { paths } from '#shared/pages.ts';
import { todayHere } from '../../lib/dates.ts';
import { counted, unbroken } from '../../lib/format.ts';

interface WorkWords {
  /** The name of the step, in the singular and the plural. */
  text: readonly [string, string];
  /** The tab of the dashboard that has these jobs. */
  tab: DashboardTab;
}

/** The name of each kind of open step, and the tab of the dashboard that has its jobs. */
export const workWords = {
  applications: { text: ['application to review', 'applications to review'], tab: 'posted' },
  offers: { text: ['invitation to answer', 'invitations to answer'], tab: 'offered' },
  returned: { text: ['job with changes to make', 'jobs with changes to make'], tab: 'booked' },
  overdue: { text: ['overdue installation', 'overdue installations'], tab: 'booked' },
  dates: { text: ['job without a date', 'jobs without a date'], tab: 'accepted' },
  approvals: { text: ['payment to approve', 'payments to approve'], tab: 'completed' },
  requests: { text: ['payment to request', 'payments to request'], tab: 'completed' },
  unanswered: { text: ['job without applicants', 'jobs without applicants'], tab: 'posted' },
  reviews: { text: ['job to review', 'jobs to review'], tab: 'paid' },
} as const satisfies Record<WorkKind, WorkWords>;

/** Returns the title of a list, such as "Payments to approve". */
export const workTitle = (kind: WorkKind): string => capitalise(workWords[kind].text[1]);

/** Returns "New today", "Waiting 1 day" or "Waiting 12 days". */
export function waitingText(since: string, today = todayHere()): string {
  const days = Math.max(0, daysBetween(since, today));
  return days === 0 ? 'New today' : `Waiting ${unbroken(counted(days, 'day', 'days'))}`;
}

export const worklistAt = (kind: WorkKind): string => `${paths.worklist}?kind=${kind}`;

/** Returns the state of a link from a list of open steps to a job's page, which then links back to the list. */
export const fromWorklist = (kind: WorkKind): { worklist: WorkKind } => ({ worklist: kind });

/** Returns the kind of the list that led to an entry of the history, or null if none did. */
export function readWorklist(state: unknown): WorkKind | null {
  const { worklist } = (state ?? {}) as { worklist?: unknown };
  return workKinds.find((kind) => kind === worklist) ?? null;
}
