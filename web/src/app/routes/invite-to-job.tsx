import { useParams } from 'react-router-dom';
import { JobAbsent } from '../../components/job-absent.tsx';
import { Failure, Refused, Waiting } from '../../components/states.tsx';
import { InvitePage } from '../../features/invite/invite-page.tsx';
import { isAbsent } from '../../lib/server/is-absent.ts';
import { useRead } from '../../lib/server/queries.ts';

export default function InviteToJob() {
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useRead('getJob', { params: { id } });
  if (isPending) return <Waiting text="Loading job details..." />;
  if (isAbsent(error)) return <JobAbsent />;
  if (!data) return <Failure error={error} onRetry={refetch} />;
  if (!data.job.viewer.relations.includes('owner'))
    return <Refused text="You don't have permission to access this page." />;
  return <InvitePage job={data.job} />;
}
