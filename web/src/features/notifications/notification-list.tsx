import { Box, Button, HStack, Stack } from '@chakra-ui/react';
import { BellOff, CheckCheck } from 'lucide-react';
import { useRef } from 'react';
import { RowSkeletons } from '../../components/lists/list-states.tsx';
import { LoadMore } from '../../components/lists/load-more.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { ReadGate } from '../../components/read-gate.tsx';
import { Nothing } from '../../components/states.tsx';
import { usePages } from '../../lib/server/pages.ts';
import { useWrite } from '../../lib/server/use-write.ts';
import { useListAddress } from '../../lib/use-list-address.ts';
import { NotificationGroup } from './notification-group.tsx';
import { groupPages, type Notification } from './notification-groups.ts';
import { useReadAll } from './use-read-all.ts';

const views = { all: 'All', unread: 'Unread' } as const;
type View = keyof typeof views;

const viewIn = (address: URLSearchParams): View => (address.get('show') === 'unread' ? 'unread' : 'all');

const NothingHere = ({ view, showAll }: { view: View; showAll: () => void }) =>
  view === 'unread' ? (
    <Nothing
      title="Nothing unread"
      text="What you have read is under All."
      icon={<CheckCheck />}
      action={
        <Button size="lg" variant="outline" onClick={showAll}>
          Show all
        </Button>
      }
    />
  ) : (
    <Nothing
      title="Nothing yet"
      text="You'll see news about offers, applications, dates and payments here."
      icon={<BellOff />}
    />
  );

/** The button goes with what it marked, so the keyboard moves on to the next one, or to the choice of the list. */
function moveOn(list: HTMLElement | null, id: string): void {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-mark]') ?? [])];
  const at = rows.findIndex((each) => each.dataset.mark === id);
  (rows[at + 1] ?? rows[at - 1] ?? list?.querySelector<HTMLElement>('[aria-pressed="true"]'))?.focus();
}

const summaryOf = (unread: number): string => (unread > 0 ? `${unread} unread` : 'You have read everything');

export function NotificationList() {
  const { search: view, change } = useListAddress(viewIn, ['show']);
  const list = usePages('listNotifications', view === 'unread' ? { query: { unread: 'true' } } : undefined, {
    isLive: true,
  });
  const open = useWrite('readNotification', { failed: null });
  const mark = useWrite('readNotification');
  const readAll = useReadAll();
  const box = useRef<HTMLDivElement>(null);
  const show = (next: View) => change({ show: next === 'all' ? '' : next });
  const unread = list.data?.pages[0]?.unreadCount ?? 0;
  const opened = ({ id, read }: Notification) => {
    if (!read) open.mutate({ params: { id } });
  };
  const marked = ({ id }: Notification) => {
    moveOn(box.current, id);
    mark.mutate({ params: { id } });
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
        waiting={<RowSkeletons height="28" count={4} />}
        empty={{
          when: ({ pages }) => pages.every(({ notifications }) => notifications.length === 0) && !list.hasNextPage,
          show: <NothingHere view={view} showAll={() => show('all')} />,
        }}
      >
        {({ pages }) => (
          <>
            <Stack as="ul" gap="3" listStyleType="none">
              {groupPages(pages).map((group) => (
                <NotificationGroup key={group.key} group={group} onOpen={opened} onMark={marked} />
              ))}
            </Stack>
            <LoadMore list={list} />
          </>
        )}
      </ReadGate>
    </Box>
  );
}
