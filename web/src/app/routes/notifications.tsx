import { Box } from '@chakra-ui/react';
import { LostOverlay } from '../../components/lost.tsx';
import { NotificationList } from '../../features/notifications/notification-list.tsx';
import { lazy } from '../../lib/lazy.tsx';

/** Few visits review applications, so the dialogs of a job load then. */
const JobDialogInPlace = lazy(() => import('../../features/job/dialog-in-place.tsx'), LostOverlay);

export default function Notifications() {
  return (
    <Box maxWidth="5xl" mx="auto">
      <NotificationList applications={(props) => <JobDialogInPlace dialog={{ name: 'applications' }} {...props} />} />
    </Box>
  );
}
