import { MyJobs } from '../../features/my-jobs/my-jobs.tsx';

export default function MyJobsPage() {
  return <MyJobs />;
}
