import { useParams } from 'react-router-dom';
import { PageGate } from '../../components/read-gate.tsx';
import { Waiting } from '../../components/states.tsx';
import { JobDetail } from '../../features/job/job-detail.tsx';
import { SharedAbsent } from '../../features/share/shared-absent.tsx';
import { SharedBanner } from '../../features/share/shared-banner.tsx';
import { useRead } from '../../lib/server/queries.ts';

/** A job opened through its share link. Reading the job by the link gives the signed-in person the right to apply or accept. */
export default function SharedJob() {
  const { id = '', shareToken = '' } = useParams();
  const read = useRead('getSharedJob', { params: { shareToken } }, { refetchOnMount: 'always' });
  const waiting = <Waiting text="Loading job details..." />;
  return (
    <PageGate of={read} waiting={waiting} absent={<SharedAbsent />}>
      {({ job }) => {
        if (job.id !== id.toLowerCase()) return <SharedAbsent />;
        // A visitor's answer has no `viewer`. The page waits until the answer for the signed-in person replaces it.
        if (!('viewer' in job)) return read.isFetching ? waiting : <SharedAbsent />;
        return (
          <>
            <SharedBanner isOwn={job.viewer.relations.includes('owner')} />
            <JobDetail key={job.id} job={job} shareToken={shareToken} />
          </>
        );
      }}
    </PageGate>
  );
}
