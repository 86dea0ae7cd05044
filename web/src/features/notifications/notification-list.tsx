import { Box, Button, HStack, Stack } from '@chakra-ui/react';
import { CheckCheck } from 'lucide-react';
import { useRef } from 'react';
import { listBody } from '../../components/lists/list-look.ts';
import { RowSkeletons } from '../../components/lists/list-states.tsx';
import { LoadMore } from '../../components/lists/load-more.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { ReadGate } from '../../components/read-gate.tsx';
import { usePages } from '../../lib/server/pages.ts';
import { useWrite } from '../../lib/server/use-write.ts';
import { useListAddress } from '../../lib/use-list-address.ts';
import { NothingHere } from './nothing-here.tsx';
import { NotificationGroup } from './notification-group.tsx';
import { type NotificationGroup as Group, groupPages, type Notification, unreadOfAct } from './notification-groups.ts';
import { useReadAll } from './use-read-all.ts';

const views = { all: 'All', unread: 'Unread' } as const;
type View = keyof typeof views;

const viewIn = (address: URLSearchParams): View => (address.get('show') === 'unread' ? 'unread' : 'all');

/** Moves the focus to the next notification or the list's filter, because the pressed button disappears with its notification. */
function moveOn(list: HTMLElement | null, ids: readonly string[]): void {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-mark]') ?? [])];
  const at = rows.findLastIndex((each) => ids.includes(each.dataset.mark ?? ''));
  const left = rows.slice(0, at).filter((each) => !ids.includes(each.dataset.mark ?? ''));
  (rows[at + 1] ?? left.at(-1) ?? list?.querySelector<HTMLElement>('[aria-pressed="true"]'))?.focus();
}

const summaryOf = (unread: number): string => (unread > 0 ? `${unread} unread` : "You're all caught up");

export function NotificationList() {
  const { search: view, change } = useListAddress(viewIn, ['show']);
  const list = usePages('listNotifications', view === 'unread' ? { query: { unread: 'true' } } : undefined, {
    isLive: true,
  });
  const open = useWrite('readNotification', { failed: null });
  const mark = useWrite('readNotification');
  const acted = useWrite('readAllNotifications', { failed: null });
  /** Marks as read the group's notifications that offer an action. Called after the person has done the group's action. */
  const markActed = (group: Group) => {
    const ids = unreadOfAct(group);
    if (ids.length > 0) acted.mutate({ body: { ids } });
  };
  const readAll = useReadAll();
  const box = useRef<HTMLDivElement>(null);
  const show = (next: View) => change({ show: next === 'all' ? '' : next });
  const unread = list.data?.pages[0]?.unreadCount ?? 0;
  const opened = ({ id, read }: Notification) => {
    if (!read) open.mutate({ params: { id } });
  };
  const marked = ({ id }: Notification) => {
    moveOn(box.current, [id]);
    mark.mutate({ params: { id } });
  };
  const done = (group: Group) => {
    // The pressed button has disappeared. Its group stays, except in the list of unread notifications.
    if (view === 'unread') moveOn(box.current, unreadOfAct(group));
    else box.current?.querySelector<HTMLElement>(`[data-group="${group.key}"] a`)?.focus();
    markActed(group);
  };
  const reviewed = (group: Group) => {
    // Read notifications leave the list of unread ones, with the button that has the focus.
    if (view === 'unread') moveOn(box.current, unreadOfAct(group));
    markActed(group);
  };
  return (
    <Box ref={box}>
      <PageHead
        title="Notifications"
        text={list.data && summaryOf(unread)}
        actions={
          unread > 0 && (
            <Button variant="outline" size="lg" loading={readAll.isPending} onClick={() => readAll.mutate(undefined)}>
              <CheckCheck size={18} /> Mark all as read
            </Button>
          )
        }
      />
      <HStack role="group" aria-label="Show" gap="1" mb="4">
        {(Object.keys(views) as View[]).map((each) => (
          <Button
            key={each}
            size="lg"
            variant={each === view ? 'subtle' : 'ghost'}
            aria-pressed={each === view}
            onClick={() => show(each)}
          >
            {views[each]}
          </Button>
        ))}
      </HStack>
      <ReadGate
        of={list}
        waiting={<RowSkeletons height="14" count={4} />}
        empty={{
          when: ({ pages }) => pages.every(({ notifications }) => notifications.length === 0) && !list.hasNextPage,
          show: <NothingHere isUnread={view === 'unread'} showAll={() => show('all')} />,
        }}
      >
        {({ pages }) => (
          <>
            <Stack as="ul" {...listBody} overflow="hidden">
              {groupPages(pages).map((group) => (
                <NotificationGroup
                  key={group.key}
                  group={group}
                  onOpen={opened}
                  onMark={marked}
                  onDone={done}
                  onReview={reviewed}
                />
              ))}
            </Stack>
            <LoadMore list={list} />
          </>
        )}
      </ReadGate>
    </Box>
  );
}
