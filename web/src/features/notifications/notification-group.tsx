import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { GroupAct } from './group-act.tsx';
import { type NotificationGroup as Group, labelOf, type Notification, shortLeadOf } from './notification-groups.ts';
import { NotificationItem } from './notification-item.tsx';

interface GroupProps {
  group: Group;
  onOpen: (notification: Notification) => void;
  onMark: (notification: Notification) => void;
  onDone: (group: Group) => void;
  onReview: (group: Group) => void;
}

/** The line along a group, from its heading to its last row. It is drawn over the rows, which change their colour on hover. */
const groupLine = {
  content: '""',
  position: 'absolute',
  insetBlock: '0',
  insetStart: '0',
  width: '3px',
  bg: 'border.emphasized',
  pointerEvents: 'none',
} as const;

/** Inside a group, a line between rows begins after their icons. A line between groups crosses the list. */
const lineInGroup = {
  '& + &': { position: 'relative' },
  '& + &::after': {
    content: '""',
    position: 'absolute',
    top: '0',
    insetStart: 'calc(1.25rem + 18px + 0.75rem)',
    insetEnd: '0',
    borderTopWidth: '1px',
  },
} as const;

/** The heading of a group: the job's number, customer and suburb, its title, and the person's action for it. */
const GroupHead = ({ group: { lead, jobTitle }, act }: { group: Group; act: ReactNode }) => (
  <Flex
    ps={{ base: '5', md: '6' }}
    pe={{ base: '4', md: '5' }}
    py="2"
    bg="bg"
    columnGap="4"
    rowGap="2"
    align="center"
    wrap="wrap"
  >
    <Heading as="h2" fontSize="md" fontWeight="650" lineHeight="1.35" overflowWrap="anywhere" minWidth="0">
      {lead}
      {jobTitle && (
        <>
          {' '}
          <Text as="span" display="block" textStyle="note" fontWeight="400" color="fg.muted">
            {jobTitle}
          </Text>
        </>
      )}
    </Heading>
    {act}
  </Flex>
);

interface EarlierProps {
  items: readonly Notification[];
  isOpen: boolean;
  /** The job's name in the label of the button. */
  name: string;
  onToggle: () => void;
}

/** The button that shows and hides the earlier notifications of a group. It counts the unread ones among them. */
function Earlier({ items, isOpen, name, onToggle }: EarlierProps) {
  const unread = items.filter(({ read }) => !read).length;
  const text = [`${items.length} earlier`, ...(unread > 0 ? [`${unread} unread`] : [])].join(', ');
  const Icon = isOpen ? ChevronUp : ChevronDown;
  return (
    <Button
      variant="ghost"
      size="lg"
      width="full"
      justifyContent="start"
      ps={{ base: '5', md: '6' }}
      borderRadius="none"
      aria-expanded={isOpen}
      aria-label={`${text}: ${name}`}
      onClick={onToggle}
    >
      <Icon size={18} aria-hidden /> {text}
    </Button>
  );
}

/** The least number of earlier notifications that are folded. A single one takes no more space than the button. */
const leastFolded = 2;

/**
 * The notifications about one job, newest first. The earlier ones of several are folded. A single notification is one line, which
 * begins with the job.
 */
export function NotificationGroup({ group, onOpen, onMark, onDone, onReview }: GroupProps) {
  const { jobId, act, items } = group;
  const [first, ...others] = items;
  const [isOpen, setOpen] = useState(false);
  if (!first) return null;
  const isFolded = others.length >= leastFolded;
  const button = jobId && act && (
    <GroupAct
      act={act}
      row={group.key}
      jobId={jobId}
      name={labelOf(first)}
      onDone={() => onDone(group)}
      onReview={() => onReview(group)}
    />
  );
  const line = (notification: Notification) => ({
    notification,
    onOpen: () => onOpen(notification),
    onMark: () => onMark(notification),
  });
  const row = (notification: Notification) => (
    <Box as="li" key={notification.id} css={lineInGroup}>
      <NotificationItem {...line(notification)} />
    </Box>
  );
  return (
    <Box
      as="li"
      data-group={group.key}
      // A group and a single line have different classes, so `& + &` would not match one after the other.
      css={{ 'li + &': { borderTopWidth: '1px' } }}
      {...(others.length > 0 ? { position: 'relative', _after: groupLine } : {})}
    >
      {others.length === 0 ? (
        <NotificationItem {...line(first)} lead={shortLeadOf(first)} act={button} />
      ) : (
        <>
          <GroupHead group={group} act={button} />
          <Stack as="ul" listStyleType="none" gap="0">
            {row(first)}
            {isFolded && (
              <li>
                <Earlier items={others} isOpen={isOpen} name={labelOf(first)} onToggle={() => setOpen(!isOpen)} />
              </li>
            )}
            {(!isFolded || isOpen) && others.map(row)}
          </Stack>
        </>
      )}
    </Box>
  );
}
