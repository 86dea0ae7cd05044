import { Card, Heading, Stack } from '@chakra-ui/react';
import type { NotificationGroup as Group, Notification } from './notification-groups.ts';
import { NotificationItem } from './notification-item.tsx';

interface GroupProps {
  group: Group;
  onOpen: (notification: Notification) => void;
  onMark: (notification: Notification) => void;
}

/** The news about one job. */
export const NotificationGroup = ({ group: { jobTitle, items }, onOpen, onMark }: GroupProps) => (
  <Card.Root as="li" overflow="hidden">
    {jobTitle && (
      <Heading
        as="h2"
        px={{ base: '4', md: '5' }}
        pt="3"
        pb="2"
        fontSize="md"
        fontWeight="650"
        lineHeight="1.35"
        overflowWrap="anywhere"
      >
        {jobTitle}
      </Heading>
    )}
    <Stack as="ul" listStyleType="none" gap="0">
      {items.map((notification) => (
        <NotificationItem
          key={notification.id}
          notification={notification}
          onOpen={() => onOpen(notification)}
          onMark={() => onMark(notification)}
        />
      ))}
    </Stack>
  </Card.Root>
);
