import { LostOverlay } from '../../components/lost.tsx';
import { type RowDialogProps, RowDialogs } from '../../components/row-dialogs/row-dialogs.tsx';
import { InstallerDashboard } from '../../features/dashboard/installer-dashboard.tsx';
import { RetailerDashboard } from '../../features/dashboard/retailer-dashboard.tsx';
import { lazy } from '../../lib/lazy.tsx';
import { useUser } from '../../lib/server/session.tsx';

/** Most visits open no dialog, so the dialogs load when a row asks for one. */
const DialogInPlace = lazy<RowDialogProps>(() => import('../../features/job/dialog-in-place.tsx'), LostOverlay);

export default function Dashboard() {
  if (useUser().role === 'retailer') return <RetailerDashboard />;
  return (
    <RowDialogs dialogs={DialogInPlace}>
      <InstallerDashboard />
    </RowDialogs>
  );
}
