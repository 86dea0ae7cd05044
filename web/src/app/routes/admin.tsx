import { useParams } from 'react-router-dom';
import { Absent } from '../../components/states.tsx';
import { AdminDashboard } from '../../features/admin/admin-dashboard.tsx';
import { AdminInstallers } from '../../features/admin/installers.tsx';
import { AdminJobs } from '../../features/admin/jobs.tsx';
import { AdminRetailers } from '../../features/admin/retailers.tsx';
import { AdminVerification } from '../../features/admin/verification.tsx';

const lists = new Map([
  ['retailers', AdminRetailers],
  ['installers', AdminInstallers],
  ['jobs', AdminJobs],
  ['verification', AdminVerification],
]);

export default function Admin() {
  const { list } = useParams();
  const Page = list === undefined ? AdminDashboard : (lists.get(list.toLowerCase()) ?? Absent);
  return <Page key={list} />;
}
