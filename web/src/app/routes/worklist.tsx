import { RowDialogs } from '../../components/row-dialogs/row-dialogs.tsx';
import { Worklist as List } from '../../features/worklist/worklist.tsx';
import { DialogInPlace } from '../over-lists/dialog-in-place.ts';

export default function Worklist() {
  return (
    <RowDialogs dialogs={DialogInPlace}>
      <List />
    </RowDialogs>
  );
}
