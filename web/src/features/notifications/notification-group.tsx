import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { GroupAct } from './group-act.tsx';
import { type NotificationGroup as Group, labelOf, type Notification } from './notification-groups.ts';
import { NotificationItem } from './notification-item.tsx';

interface GroupProps {
  group: Group;
  onOpen: (notification: Notification) => void;
  onMark: (notification: Notification) => void;
  onAccepted: (group: Group) => void;
  onReview: (group: Group) => void;
}

/** The heading begins at the edge of the names below it, after the column of their icons. */
const headEdges = {
  ps: { base: 'calc(1rem + 18px + 0.75rem)', md: 'calc(1.25rem + 18px + 0.75rem)' },
  pe: { base: '4', md: '5' },
};

/** The heading of a group: the job's number, suburb and customer, its title, and the person's action for it. */
const GroupHead = ({ group: { lead, jobTitle }, act }: { group: Group; act: ReactNode }) => (
  <Flex {...headEdges} pt="3" pb="1" columnGap="4" rowGap="2" align="center" wrap="wrap">
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

/** The notifications about one job, newest first. A single notification is one line, which also names the job. */
export function NotificationGroup({ group, onOpen, onMark, onAccepted, onReview }: GroupProps) {
  const { jobId, act, items } = group;
  const [first, ...others] = items;
  if (!first) return null;
  const button = jobId && act && (
    <GroupAct
      act={act}
      row={group.key}
      jobId={jobId}
      name={labelOf(first)}
      onAccepted={() => onAccepted(group)}
      onReview={() => onReview(group)}
    />
  );
  const line = (notification: Notification) => ({
    notification,
    onOpen: () => onOpen(notification),
    onMark: () => onMark(notification),
  });
  return (
    <Box as="li" data-group={group.key} css={{ '& + &': { borderTopWidth: '1px' } }}>
      {others.length === 0 ? (
        <NotificationItem {...line(first)} lead={group.lead} act={button} />
      ) : (
        <>
          <GroupHead group={group} act={button} />
          <Stack as="ul" listStyleType="none" gap="0">
            {items.map((notification) => (
              <Box as="li" key={notification.id} css={{ '& + &': { borderTopWidth: '1px' } }}>
                <NotificationItem {...line(notification)} />
              </Box>
            ))}
          </Stack>
        </>
      )}
    </Box>
  );
}
