import { RowDialogs } from '../../components/row-dialogs/row-dialogs.tsx';
import { InstallerDashboard } from '../../features/dashboard/installer-dashboard.tsx';
import { RetailerDashboard } from '../../features/dashboard/retailer-dashboard.tsx';
import { useUser } from '../../lib/server/session.tsx';
import { DialogInPlace } from '../over-lists/dialog-in-place.ts';

export default function Dashboard() {
  const { role } = useUser();
  return (
    <RowDialogs dialogs={DialogInPlace}>
      {role === 'retailer' ? <RetailerDashboard /> : <InstallerDashboard />}
    </RowDialogs>
  );
}
