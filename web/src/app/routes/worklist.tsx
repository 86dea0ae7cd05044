import { RowDialogs } from '../../components/row-dialogs/row-dialogs.tsx';
import DialogInPlace from '../../features/job/dialog-in-place.tsx';
import { Worklist as List } from '../../features/worklist/worklist.tsx';

export default function Worklist() {
  return (
    <RowDialogs dialogs={DialogInPlace}>
      <List />
    </RowDialogs>
  );
}
