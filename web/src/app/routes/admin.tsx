import { AdminDashboard } from '../../features/admin/admin-dashboard.tsx';
import { AdminInstallers } from '../../features/admin/installers.tsx';
import { AdminJobs } from '../../features/admin/jobs.tsx';
import { AdminRetailers } from '../../features/admin/retailers.tsx';
import { AdminVerification } from '../../features/admin/verification.tsx';

const pages = {
  overview: AdminDashboard,
  retailers: AdminRetailers,
  installers: AdminInstallers,
  jobs: AdminJobs,
  verification: AdminVerification,
};

export default function Admin({ page }: { page: keyof typeof pages }) {
  const Page = pages[page];
  return <Page />;
}
