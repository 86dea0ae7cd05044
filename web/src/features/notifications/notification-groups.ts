import type { CallAnswer } from '#shared/api/client.ts';

export type Notification = CallAnswer<'listNotifications'>['notifications'][number];
export type NotificationAct = NonNullable<Notification['act']>;

export interface NotificationGroup {
  /** Stays the same if the job's newest notification changes, so that an unfolded group stays unfolded. */
  key: string;
  jobId: string | null;
  /** "BR-1042 · Nguyen · Parramatta", or the parts of the name that the person may see. Null without a job. */
  lead: string | null;
  /** The title of the job, if it is not the lead. */
  jobTitle: string | null;
  /** The person's open action for the job. */
  act: NotificationAct | null;
  items: Notification[];
}

type JobNames = Pick<Notification, 'jobNumber' | 'suburb' | 'customerName' | 'jobTitle'>;

const namesOf = ({ jobNumber, customerName, suburb }: JobNames): string[] =>
  [jobNumber, customerName, suburb].flatMap((each) => each || []);

/** Returns the whole name of a job for labels: "BR-1042, Nguyen, Parramatta, 6.60kW Solar Installation". */
export const labelOf = (job: JobNames): string => [...namesOf(job), ...(job.jobTitle ? [job.jobTitle] : [])].join(', ');

/** Returns "BR-1042 · Parramatta", which begins the line of a single notification. Null without a job. */
export const shortLeadOf = ({ jobNumber, suburb, jobTitle }: JobNames): string | null =>
  [jobNumber, suburb].filter(Boolean).join(' · ') || jobTitle;

function startGroup(first: Notification, key: string): NotificationGroup {
  const { jobId, jobTitle, act } = first;
  const lead = namesOf(first).join(' · ');
  return {
    key,
    jobId,
    lead: lead || jobTitle,
    jobTitle: lead ? jobTitle : null,
    act,
    items: [first],
  };
}

/** Groups the notifications about each job, at the position of the newest one. A notification without a job is alone. */
function groupsOf(notifications: readonly Notification[], page: number): NotificationGroup[] {
  const groups = new Map<string, NotificationGroup>();
  for (const each of notifications) {
    const key = each.jobId ?? each.id;
    const known = groups.get(key);
    groups.set(
      key,
      known
        ? { ...known, act: known.act ?? each.act, items: [...known.items, each] }
        : startGroup(each, `${page} ${key}`),
    );
  }
  return [...groups.values()];
}

/** Groups the notifications of each page separately, so that loading another page never changes the groups above. */
export const groupPages = (pages: readonly { notifications: readonly Notification[] }[]): NotificationGroup[] =>
  pages.flatMap(({ notifications }, page) => groupsOf(notifications, page));

/** Returns the ids of a group's unread notifications that offer the group's action. */
export const unreadOfAct = ({ items }: NotificationGroup): string[] =>
  items.flatMap(({ id, read, act }) => (read || act === null ? [] : id));
