import { Badge, IconButton } from '@chakra-ui/react';
import { Bell } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/pages.ts';
import { useRead } from '../../lib/server/queries.ts';

const most = 99;
const pollMilliseconds = 60_000;

/**
 * Returns the number of unread notifications. The session contains the first number. An open page reads the number again when
 * the person returns to the page, and every minute while the page is visible.
 */
const useUnread = (unread: number): number =>
  useRead('countUnreadNotifications', undefined, {
    initialData: { unreadCount: unread },
    refetchOnWindowFocus: 'always',
    refetchInterval: pollMilliseconds,
  }).data?.unreadCount ?? unread;

export function NotificationBell({ unread: known }: { unread: number }) {
  const unread = useUnread(known);
  return (
    <IconButton asChild variant="ghost" position="relative">
      <Link to={paths.notifications} aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}>
        <Bell size={20} />
        {unread > 0 && (
          <Badge
            position="absolute"
            top="0"
            right="-1"
            colorPalette="sun"
            variant="solid"
            size="xs"
            px="1.5"
            aria-hidden
          >
            {unread > most ? `${most}+` : unread}
          </Badge>
        )}
      </Link>
    </IconButton>
  );
}
