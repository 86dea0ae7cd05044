import type { CallAnswer } from '#shared/api/client.ts';

export type Notification = CallAnswer<'listNotifications'>['notifications'][number];

export interface NotificationGroup {
  key: string;
  jobId: string | null;
  jobTitle: string | null;
  items: Notification[];
}

/** What happened to one job stands together, where its latest news is. What can't be opened stands alone. */
function groupsOf(notifications: readonly Notification[]): NotificationGroup[] {
  const groups = new Map<string, NotificationGroup>();
  for (const each of notifications) {
    const { id, jobId, jobTitle } = each;
    const known = groups.get(jobId ?? id);
    if (known) known.items.push(each);
    else groups.set(jobId ?? id, { key: id, jobId, jobTitle, items: [each] });
  }
  return [...groups.values()];
}

/** Each page has groups of its own, so that loading more never changes what stands above. */
export const groupPages = (pages: readonly { notifications: readonly Notification[] }[]): NotificationGroup[] =>
  pages.flatMap(({ notifications }) => groupsOf(notifications));
