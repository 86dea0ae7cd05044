import { useParams } from 'react-router-dom';
import { ConfirmPassword } from '../../components/confirm-password/confirm-password.tsx';
import { Absent } from '../../components/states.tsx';
import { AdminDashboard } from './admin-dashboard.tsx';
import { AdminAudit } from './audit.tsx';
import { AdminHealth } from './health.tsx';
import { AdminInstallers } from './installers.tsx';
import { AdminJobs } from './jobs.tsx';
import { AdminReports } from './reports.tsx';
import { AdminRetailers } from './retailers.tsx';
import { AdminVerification } from './verification.tsx';

const lists = new Map([
  ['retailers', AdminRetailers],
  ['installers', AdminInstallers],
  ['jobs', AdminJobs],
  ['verification', AdminVerification],
  ['reports', AdminReports],
  ['audit', AdminAudit],
  ['health', AdminHealth],
]);

/** The pages of administration: the overview, and the list that the address names. */
export default function AdminPages() {
  const { list } = useParams();
  const Page = list === undefined ? AdminDashboard : (lists.get(list.toLowerCase()) ?? Absent);
  return (
    <>
      <Page key={list} />
      <ConfirmPassword
        why="Before you change anything as an administrator, please enter your password again."
        then="What you have entered stays, and is saved as soon as the password is confirmed."
      />
    </>
  );
}
