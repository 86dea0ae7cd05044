import { useParams } from 'react-router-dom';
import { Failure, Waiting } from '../../components/states.tsx';
import { JobDetail } from '../../features/job/job-detail.tsx';
import { SharedAbsent } from '../../features/share/shared-absent.tsx';
import { SharedBanner } from '../../features/share/shared-banner.tsx';
import { isAbsent } from '../../lib/server/is-absent.ts';
import { useRead } from '../../lib/server/queries.ts';

/** A job opened through its share link. Loading it gives this person the right to apply or accept. */
export default function SharedJob() {
  const { id = '', shareToken = '' } = useParams();
  const { data, error, isPending, isFetching, refetch } = useRead(
    'getSharedJob',
    { params: { shareToken } },
    { refetchOnMount: 'always' },
  );
  const job = data?.job;
  if (isPending || (isFetching && job && !('viewer' in job))) return <Waiting text="Loading job details..." />;
  if (isAbsent(error)) return <SharedAbsent />;
  if (!job) return <Failure error={error} onRetry={refetch} />;
  if (!('viewer' in job) || job.id !== id.toLowerCase()) return <SharedAbsent />;
  return (
    <>
      <SharedBanner />
      <JobDetail key={job.id} job={job} shareToken={shareToken} />
    </>
  );
}
