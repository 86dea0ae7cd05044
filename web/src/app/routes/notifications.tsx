import { Box } from '@chakra-ui/react';
import { LostOverlay } from '../../components/lost.tsx';
import { type RowDialogProps, RowDialogs } from '../../components/row-dialogs/row-dialogs.tsx';
import { NotificationList } from '../../features/notifications/notification-list.tsx';
import { lazy } from '../../lib/lazy.tsx';

/** Most visits open no dialog, so the dialogs load when a notification asks for one. */
const DialogInPlace = lazy<RowDialogProps>(() => import('../../features/job/dialog-in-place.tsx'), LostOverlay);

export default function Notifications() {
  return (
    <Box maxWidth="5xl" mx="auto">
      <RowDialogs dialogs={DialogInPlace}>
        <NotificationList />
      </RowDialogs>
    </Box>
  );
}
