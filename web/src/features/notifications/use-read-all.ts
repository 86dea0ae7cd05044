import { api } from '../../lib/server/api.ts';
import type { Stamp } from '../../lib/server/request/repetition.ts';
import { useWork } from '../../lib/server/use-write.ts';
import { accountWrites } from '../../lib/server/writes/account-writes.ts';

/** The most calls after one press of "Mark all as read". Each call marks 50 notifications, so many of them need several calls. */
const mostCalls = 40;

async function readEverything(_: undefined, { person }: Stamp): Promise<void> {
  for (let call = 0; call < mostCalls; call += 1) {
    const { unreadCount } = await api.call('readAllNotifications', { person });
    if (unreadCount === 0) return;
  }
}

export const useReadAll = () => useWork<undefined, void>(readEverything, accountWrites.readAllNotifications);
