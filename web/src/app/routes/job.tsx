import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Failure, Waiting } from '../../components/states.tsx';
import { JobAbsent } from '../../features/job/job-absent.tsx';
import { JobDetail } from '../../features/job/job-detail.tsx';
import { query } from '../../lib/queries.ts';

/** An id that is none is answered like one that leads nowhere. */
const isAbsent = (status: number): boolean => status === 404 || status === 422;

export default function Job() {
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery({
    ...query('getJob', { params: { id } }),
    refetchOnMount: 'always',
  });
  if (isPending) return <Waiting text="Loading job details..." />;
  if (error && isAbsent(error.status)) return <JobAbsent />;
  if (!data) return <Failure title="Job not found" error={error} onRetry={refetch} />;
  return <JobDetail key={data.job.id} job={data.job} />;
}
