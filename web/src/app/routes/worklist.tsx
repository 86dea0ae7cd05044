import DialogInPlace from '../../features/job/dialog-in-place.tsx';
import { Worklist as List } from '../../features/worklist/worklist.tsx';

export default function Worklist() {
  return <List dialogs={DialogInPlace} />;
}
