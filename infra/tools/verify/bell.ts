import { equal, ok } from 'node:assert/strict';
import type { People, Person } from './people.ts';
import { refused, soon, type Walk } from './steps.ts';

const unreadOn = async (person: Person): Promise<number> =>
  (await person.call('getCurrentUser')).user.unreadNotifications;

/** Checks the notifications that people received, and the number of unread ones. */
export async function bell(walk: Walk, { retailer, installer, rival }: People, jobId: string): Promise<void> {
  const kindsFor = async (person: Person) =>
    (await person.call('listNotifications')).notifications.filter((each) => each.jobId === jobId).map((n) => n.kind);

  await walk.step('Each party was notified of the other party’s actions in the main job', () =>
    soon(async () => {
      const toRetailer = await kindsFor(retailer);
      for (const kind of ['application', 'date', 'job', 'payment', 'review'] as const)
        ok(toRetailer.includes(kind), `The retailer got no notification: ${kind}`);
      const toInstaller = await kindsFor(installer);
      for (const kind of ['award', 'date', 'return', 'payment', 'review'] as const)
        ok(toInstaller.includes(kind), `The installer got no notification: ${kind}`);
    }),
  );
  await walk.step('Reading one notification lowers the count by one, and reading all of them clears it', async () => {
    const { notifications, unreadCount } = await installer.call('listNotifications');
    equal(unreadCount, notifications.filter((each) => !each.read).length);
    equal(await unreadOn(installer), unreadCount);
    const one = { params: { id: notifications[0]?.id ?? '' } };
    await refused('not_found', rival.call('readNotification', one));
    equal((await installer.call('readNotification', one)).unreadCount, unreadCount - 1);
    equal((await installer.call('readAllNotifications')).unreadCount, 0);
    equal(await unreadOn(installer), 0);
  });
}
