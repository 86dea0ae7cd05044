import { InstallerDashboard } from '../../features/dashboard/installer-dashboard.tsx';
import { RetailerDashboard } from '../../features/dashboard/retailer-dashboard.tsx';
import { useUser } from '../../lib/server/session.tsx';

export default function Dashboard() {
  return useUser().role === 'retailer' ? <RetailerDashboard /> : <InstallerDashboard />;
}
