import { Box } from '@chakra-ui/react';
import { NotificationList } from '../../features/notifications/notification-list.tsx';

export default function Notifications() {
  return (
    <Box maxWidth="3xl" mx="auto">
      <NotificationList />
    </Box>
  );
}
