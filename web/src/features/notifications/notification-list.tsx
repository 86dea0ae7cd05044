import { Button, Stack } from '@chakra-ui/react';
import { BellOff, CheckCheck } from 'lucide-react';
import { RowSkeletons } from '../../components/list-states.tsx';
import { LoadMore } from '../../components/load-more.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { ReadGate } from '../../components/read-gate.tsx';
import { Nothing } from '../../components/states.tsx';
import { usePages } from '../../lib/server/pages.ts';
import { useWrite } from '../../lib/server/use-write.ts';
import { NotificationItem } from './notification-item.tsx';
import { useReadAll } from './use-read-all.ts';

const nothing = (
  <Nothing
    title="Nothing yet"
    text="You'll see news about offers, applications, dates and payments here."
    icon={<BellOff />}
  />
);

export function NotificationList() {
  const list = usePages('listNotifications', undefined, { isLive: true });
  const read = useWrite('readNotification');
  const readAll = useReadAll();
  const unread = list.data?.pages[0]?.unreadCount ?? 0;
  return (
    <>
      <PageHead
        title="Notifications"
        text={list.data && (unread > 0 ? `${unread} unread` : 'You have read everything')}
        actions={
          unread > 0 && (
            <Button variant="outline" size="lg" loading={readAll.isPending} onClick={() => readAll.mutate(undefined)}>
              <CheckCheck size={18} /> Mark all as read
            </Button>
          )
        }
      />
      <ReadGate
        of={list}
        waiting={<RowSkeletons height="24" count={4} />}
        empty={{ when: ({ pages }) => pages.every(({ notifications }) => notifications.length === 0), show: nothing }}
      >
        {({ pages }) => (
          <>
            <Stack as="ul" gap="3" listStyleType="none">
              {pages
                .flatMap(({ notifications }) => notifications)
                .map((notification) => (
                  <NotificationItem
                    key={notification.id}
                    notification={notification}
                    onRead={() => !notification.read && read.mutate({ params: { id: notification.id } })}
                  />
                ))}
            </Stack>
            <LoadMore list={list} />
          </>
        )}
      </ReadGate>
    </>
  );
}
