import { Box, Flex, Grid, IconButton, LinkBox, LinkOverlay, Text, VisuallyHidden } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { hrefTo, paths } from '#shared/pages.ts';
import { ago, happened } from '../../lib/dates.ts';
import { ClampedText } from './clamped-text.tsx';
import { labelOf, type Notification } from './notification-groups.ts';
import { notificationIcons } from './notification-icons.ts';

/** Returns the URL of the page that the notification is about. Null if it is about none. */
function pageOf({ kind, jobId }: Notification): string | null {
  if (kind === 'copy') return paths.settings;
  return jobId ? hrefTo(paths.job, { id: jobId }) : null;
}

interface ItemProps {
  notification: Notification;
  /** The job's number and suburb, which begin the line of a single notification. In a group, the heading names the job. */
  lead?: string | null;
  act?: ReactNode;
  onOpen: () => void;
  onMark: () => void;
}

/** Returns the part of the job's name that `lead` leaves out, for screen readers. */
function unseenName(notification: Notification, lead: string | null): string {
  const name = labelOf(notification);
  if (lead === null) return name && `: ${name}`;
  return notification.jobTitle && notification.jobTitle !== lead ? `, ${notification.jobTitle}` : '';
}

/**
 * The columns of a row. They are the same in every row, also without a button, so that names, texts and times begin at one edge.
 * On a desktop, the button is at the end of the text. On a phone, the text is below the name, and the button below the text.
 */
const columns = {
  templateAreas: { base: '"icon name time mark" ". text text text"', md: '"icon name text time mark"' },
  templateColumns: {
    base: '18px minmax(0, 1fr) 4.75rem 2.25rem',
    md: '18px minmax(0, 2fr) minmax(0, 3fr) 5.5rem 2.25rem',
  },
} as const;

/** On a phone, the name reaches below the time and the button, and only its first line leaves space for them. */
const nameArea = { base: '1 / 2 / 2 / -1', md: 'name' } as const;
const besideTime = { base: 'calc(4.75rem + 2.25rem + 2 * 0.75rem)', md: '0' } as const;

/** The dot of an unread notification, in the margin before the icon. */
const dot = {
  position: 'absolute',
  insetStart: { base: '-3', md: '-3.5' },
  top: '7px',
  boxSize: '2',
  borderRadius: 'full',
  bg: 'sea.solid',
} as const;

/**
 * One notification: the job, what happened, two lines of the text, and how long ago. A dot in the margin and a bold beginning mark
 * an unread one.
 */
export function NotificationItem({ notification, lead = null, act, onOpen, onMark }: ItemProps) {
  const { id, kind, title, text, byName, read, createdAt, customerName } = notification;
  const page = pageOf(notification);
  const Icon = notificationIcons[kind];
  const label = [title, labelOf(notification)].filter(Boolean).join(', ');
  const name = (
    <Text as="span" fontWeight={read ? '500' : '700'} overflowWrap="anywhere">
      <Text as="span" display={{ base: 'block', md: 'inline' }} pe={besideTime}>
        {lead ?? title}
      </Text>
      {lead !== null && (
        <Text as="span" display={{ base: 'block', md: 'inline' }} fontWeight="400">
          <Text as="span" hideBelow="md">
            {' · '}
          </Text>
          {[title, customerName].filter(Boolean).join(' · ')}
        </Text>
      )}
      <VisuallyHidden>
        {unseenName(notification, lead)}
        {!read && ' (unread)'}
      </VisuallyHidden>
    </Text>
  );
  return (
    <LinkBox asChild>
      <Flex
        align="center"
        ps={{ base: '5', md: '6' }}
        pe={{ base: '4', md: '5' }}
        py="2"
        minHeight="14"
        {...(page ? { _hover: { bg: 'bg.muted' } } : {})}
      >
        <Grid {...columns} columnGap="3" flexBasis="full" minWidth="0">
          <Box gridArea="icon" color="fg.muted" pt="0.5" position="relative">
            {!read && <Box {...dot} aria-hidden />}
            <Icon size={18} aria-hidden />
          </Box>
          <Box gridArea={nameArea} minWidth="0">
            {page ? (
              <LinkOverlay asChild>
                <Link to={page} onClick={onOpen}>
                  {name}
                </Link>
              </LinkOverlay>
            ) : (
              name
            )}
          </Box>
          <Flex
            gridArea="text"
            direction={{ base: 'column', md: 'row' }}
            justify="space-between"
            columnGap="4"
            rowGap="2"
            minWidth="0"
          >
            <ClampedText text={byName ? `${byName}: ${text}` : text} of={label} />
            {act && (
              // At a desk, the negative margins keep the height of a row without a button.
              <Box alignSelf={{ md: 'center' }} ms={{ md: 'auto' }} my={{ md: '-2.5' }} flexShrink="0">
                {act}
              </Box>
            )}
          </Flex>
          <Text gridArea="time" textStyle="note" color="fg.muted" whiteSpace="nowrap" textAlign="end" pt="0.5">
            <time dateTime={createdAt} title={happened(createdAt, 'moment')}>
              {ago(createdAt)}
            </time>
          </Text>
          <Box gridArea="mark">
            {!read && (
              <IconButton
                // The button is above the link, which covers the whole row.
                position="relative"
                zIndex="1"
                variant="ghost"
                size="lg"
                my="-2.5"
                data-mark={id}
                aria-label={`Mark as read: ${label}`}
                title="Mark as read"
                onClick={onMark}
              >
                <Check size={20} />
              </IconButton>
            )}
          </Box>
        </Grid>
      </Flex>
    </LinkBox>
  );
}
