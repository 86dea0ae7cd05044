import { RowDialogs } from '../../components/row-dialogs/row-dialogs.tsx';
import { Calendar } from '../../features/calendar/calendar.tsx';
import { DialogInPlace } from '../over-lists/dialog-in-place.ts';

export default function CalendarPage() {
  return (
    <RowDialogs dialogs={DialogInPlace}>
      <Calendar />
    </RowDialogs>
  );
}
