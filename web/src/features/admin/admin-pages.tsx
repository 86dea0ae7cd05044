import { useParams } from 'react-router-dom';
import { ConfirmPassword } from '../../components/confirm-password/confirm-password.tsx';
import { Absent } from '../../components/states.tsx';
import { useUser } from '../../lib/server/session.tsx';
import { AdminDashboard } from './admin-dashboard.tsx';
import { AdminNav } from './frame/admin-nav.tsx';
import { AdminJobs } from './jobs/jobs.tsx';
import { AdminAudit } from './oversight/audit.tsx';
import { AdminHealth } from './oversight/health.tsx';
import { AdminInstallers } from './people/installers.tsx';
import { AdminRetailers } from './people/retailers.tsx';
import { AdminVerification } from './people/verification.tsx';
import { AdminReports } from './reports/reports.tsx';
import { TwoFactorFirst } from './two-factor-first.tsx';

const lists = new Map([
  ['retailers', AdminRetailers],
  ['installers', AdminInstallers],
  ['jobs', AdminJobs],
  ['verification', AdminVerification],
  ['reports', AdminReports],
  ['audit', AdminAudit],
  ['health', AdminHealth],
]);

/** The pages of administration under one navigation: the overview, and the list named in the URL. */
export default function AdminPages() {
  const { list } = useParams();
  const { twoFactorNeeded } = useUser();
  if (twoFactorNeeded) return <TwoFactorFirst />;
  const Page = list === undefined ? AdminDashboard : (lists.get(list.toLowerCase()) ?? Absent);
  return (
    <>
      <AdminNav />
      <Page key={list} />
      <ConfirmPassword
        why="Before you change anything as an administrator, please enter your password again."
        then="Your changes are kept. We'll save them once you confirm."
      />
    </>
  );
}
