import { Box } from '@chakra-ui/react';
import { RowDialogs } from '../../components/row-dialogs/row-dialogs.tsx';
import { NotificationList } from '../../features/notifications/notification-list.tsx';
import { DialogInPlace } from '../over-lists/dialog-in-place.ts';

export default function Notifications() {
  return (
    <Box maxWidth="5xl" mx="auto">
      <RowDialogs dialogs={DialogInPlace}>
        <NotificationList />
      </RowDialogs>
    </Box>
  );
}
