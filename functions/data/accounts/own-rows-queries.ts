import type { DayOffRow, HiddenRow, KeptListRow, NotificationRow, PreferredRow, SessionRow } from '../rows.ts';
import { rows } from '../service.ts';

/** The options of a strong query that reads every row. Only follow-ups use them, because a screen reads one page at a time. */

const whole = { consistent: true, pages: 'all' } as const;

interface OwnLists {
  sessions: SessionRow[];
  notifications: NotificationRow[];
  preferred: PreferredRow[];
  hidden: HiddenRow[];
  daysOff: DayOffRow[];
  keptLists: KeptListRow[];
}

/** Returns all of a user's rows of the kinds in `OwnLists`, with strong reads. */
export async function readOwnLists(userId: string): Promise<OwnLists> {
  const { session, notification, preferred, hidden, dayOff, keptList } = rows();
  const [sessions, notifications, chosen, put, days, kept] = await Promise.all([
    session.query.byToken({ userId }).go(whole),
    notification.query.byUser({ userId }).go(whole),
    preferred.query.byUser({ userId }).go(whole),
    hidden.query.byUser({ userId }).go(whole),
    dayOff.query.byUser({ userId }).go(whole),
    keptList.query.byUser({ userId }).go(whole),
  ]);
  return {
    sessions: sessions.data,
    notifications: notifications.data,
    preferred: chosen.data,
    hidden: put.data,
    daysOff: days.data,
    keptLists: kept.data,
  };
}
