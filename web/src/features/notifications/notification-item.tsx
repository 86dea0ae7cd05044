import { Box, Card, Center, HStack, LinkBox, LinkOverlay, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import {
  BadgeDollarSign,
  Briefcase,
  CalendarDays,
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
import type { CallAnswer } from '#shared/api/client.ts';
import type { NotificationKind } from '#shared/domain/notifications.ts';
import { hrefTo, paths } from '../../config/paths.ts';
import { happened } from '../../lib/dates.ts';

export type Notification = CallAnswer<'listNotifications'>['notifications'][number];

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
};

export function NotificationItem({ notification, onRead }: { notification: Notification; onRead: () => void }) {
  const { kind, title, text, jobId, read, createdAt } = notification;
  const Icon = icons[kind];
  return (
    <LinkBox asChild>
      <Card.Root
        as="li"
        bg={read ? 'bg.panel' : 'sea.subtle'}
        borderColor={read ? 'border' : 'sea.muted'}
        _hover={{ borderColor: 'sea.border' }}
      >
        <Card.Body px={{ base: '4', md: '5' }} py="4">
          <HStack align="start" gap="4">
            <Center
              boxSize="10"
              borderRadius="full"
              flexShrink="0"
              bg={read ? 'bg.muted' : 'sun.subtle'}
              color={read ? 'fg.muted' : 'sun.fg'}
            >
              <Icon size={20} aria-hidden />
            </Center>
            <Stack gap="0.5" flex="1" minWidth="0">
              {jobId ? (
                <LinkOverlay asChild>
                  <Link to={hrefTo(paths.job, { id: jobId })} onClick={onRead}>
                    <Text as="span" fontWeight={read ? '500' : '700'}>
                      {title}
                      {!read && <VisuallyHidden> (unread)</VisuallyHidden>}
                    </Text>
                  </Link>
                </LinkOverlay>
              ) : (
                <Text fontWeight={read ? '500' : '700'}>{title}</Text>
              )}
              <Text color="fg.muted">{text}</Text>
              <Text textStyle="note" color="fg.muted">
                <time dateTime={createdAt}>{happened(createdAt, 'moment')}</time>
              </Text>
            </Stack>
            {!read && <Box boxSize="2.5" borderRadius="full" bg="sun.solid" mt="2" aria-hidden />}
          </HStack>
        </Card.Body>
      </Card.Root>
    </LinkBox>
  );
}
