import { RowDialogs } from '../../components/row-dialogs/row-dialogs.tsx';
import { NotificationList } from '../../features/notifications/notification-list.tsx';
import { DialogInPlace } from '../over-lists/dialog-in-place.ts';

export default function Notifications() {
  return (
    <RowDialogs dialogs={DialogInPlace}>
      <NotificationList />
    </RowDialogs>
  );
}
