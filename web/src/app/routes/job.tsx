import { useParams } from 'react-router-dom';
import { JobAbsent } from '../../components/job-absent.tsx';
import { Failure, Waiting } from '../../components/states.tsx';
import { JobDetail } from '../../features/job/job-detail.tsx';
import { isAbsent } from '../../lib/server/is-absent.ts';
import { useRead } from '../../lib/server/queries.ts';

export default function Job() {
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useRead('getJob', { params: { id } }, { refetchOnMount: 'always' });
  if (isPending) return <Waiting text="Loading job details..." />;
  if (isAbsent(error)) return <JobAbsent />;
  if (!data) return <Failure title="Job not found" error={error} onRetry={refetch} />;
  return <JobDetail key={data.job.id} job={data.job} />;
}
