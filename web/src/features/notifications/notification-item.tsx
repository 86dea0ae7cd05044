import { Center, HStack, IconButton, LinkBox, LinkOverlay, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import {
  AlarmClock,
  BadgeDollarSign,
  Briefcase,
  CalendarDays,
  Check,
  FileArchive,
  Flag,
  Handshake,
  type LucideIcon,
  Mail,
  RotateCcw,
  Search,
  Star,
  UserMinus,
  UserPlus,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import type { NotificationKind } from '#shared/domain/accounts/notifications.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import { happened } from '../../lib/dates.ts';
import type { Notification } from './notification-groups.ts';

const icons: Record<NotificationKind, LucideIcon> = {
  invite: Mail,
  award: Handshake,
  application: UserPlus,
  date: CalendarDays,
  unassign: UserMinus,
  return: RotateCcw,
  payment: BadgeDollarSign,
  job: Briefcase,
  review: Star,
  match: Search,
  reminder: AlarmClock,
  report: Flag,
  copy: FileArchive,
};

/** Where what happened can be seen. Null if there is no such page any more. */
function pageOf({ kind, jobId }: Notification): string | null {
  if (kind === 'copy') return paths.settings;
  return jobId ? hrefTo(paths.job, { id: jobId }) : null;
}

interface ItemProps {
  notification: Notification;
  onOpen: () => void;
  onMark: () => void;
}

export function NotificationItem({ notification, onOpen, onMark }: ItemProps) {
  const { id, kind, title, text, jobTitle, read, createdAt } = notification;
  const page = pageOf(notification);
  const Icon = icons[kind];
  const name = (
    <Text as="span" fontWeight={read ? '500' : '700'} overflowWrap="anywhere">
      {title}
      {jobTitle && <VisuallyHidden>: {jobTitle}</VisuallyHidden>}
      {!read && <VisuallyHidden> (unread)</VisuallyHidden>}
    </Text>
  );
  return (
    <LinkBox asChild>
      <HStack
        as="li"
        align="start"
        gap={{ base: '3', md: '4' }}
        px={{ base: '4', md: '5' }}
        py="3"
        bg={read ? undefined : 'sea.subtle'}
        borderTopWidth="1px"
        borderColor="border.muted"
        _first={{ borderTopWidth: '0' }}
        {...(page ? { _hover: { bg: read ? 'bg.subtle' : 'sea.muted' } } : {})}
      >
        <Center
          boxSize="9"
          mt="0.5"
          borderRadius="full"
          flexShrink="0"
          bg={read ? 'bg.muted' : 'sun.subtle'}
          color={read ? 'fg.muted' : 'sun.fg'}
        >
          <Icon size={18} aria-hidden />
        </Center>
        <Stack gap="0.5" flex="1" minWidth="0">
          {page ? (
            <LinkOverlay asChild>
              <Link to={page} onClick={onOpen}>
                {name}
              </Link>
            </LinkOverlay>
          ) : (
            name
          )}
          <Text color="fg.muted" overflowWrap="anywhere">
            {text}
          </Text>
          <Text textStyle="note" color="fg.muted">
            <time dateTime={createdAt}>{happened(createdAt, 'moment')}</time>
          </Text>
        </Stack>
        {!read && (
          <IconButton
            // Above the link, which covers the whole row.
            position="relative"
            zIndex="1"
            variant="ghost"
            size="lg"
            me="-2"
            data-mark={id}
            aria-label={`Mark as read: ${jobTitle ? `${title}, ${jobTitle}` : title}`}
            title="Mark as read"
            onClick={onMark}
          >
            <Check size={20} />
          </IconButton>
        )}
      </HStack>
    </LinkBox>
  );
}
