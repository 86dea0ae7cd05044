import { useParams } from 'react-router-dom';
import type { ApiError } from '#shared/api/client.ts';
import { JobAbsent } from '../../components/job-absent.tsx';
import { PageGate } from '../../components/read-gate.tsx';
import { Waiting } from '../../components/states.tsx';
import { JobDetail } from '../../features/job/job-detail.tsx';
import { useRead } from '../../lib/server/queries.ts';
import { useReadOnVisit } from '../../lib/server/use-read-on-visit.ts';

/** Returns whether the server refused to show this job. Without an answer, or after a server error, the job may exist. */
const isRefused = (error: ApiError | null): boolean => error !== null && error.status >= 400 && error.status < 500;

export default function Job() {
  const { id = '' } = useParams();
  const read = useRead('getJob', { params: { id } }, { refetchOnMount: 'always' });
  // Uses only an answer from this visit. A cached answer lists the notifications that were unread on an earlier visit.
  useReadOnVisit((read.isFetchedAfterMount && read.data?.job.viewer.unreadNotifications) || []);
  return (
    <PageGate
      of={read}
      waiting={<Waiting text="Loading job details..." />}
      failed={isRefused(read.error) ? 'Job not found' : "We couldn't load this job"}
      absent={<JobAbsent />}
    >
      {({ job }) => <JobDetail key={job.id} job={job} />}
    </PageGate>
  );
}
