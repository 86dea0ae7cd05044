import { RowDialogs } from '../../components/row-dialogs/row-dialogs.tsx';
import { Payments } from '../../features/payments/payments.tsx';
import { DialogInPlace } from '../over-lists/dialog-in-place.ts';

export default function PaymentsPage() {
  return (
    <RowDialogs dialogs={DialogInPlace}>
      <Payments />
    </RowDialogs>
  );
}
