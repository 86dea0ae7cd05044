import { useParams } from 'react-router-dom';
import { JobAbsent } from '../../components/job-absent.tsx';
import { PageGate } from '../../components/read-gate.tsx';
import { Waiting } from '../../components/states.tsx';
import { JobDetail } from '../../features/job/job-detail.tsx';
import { useRead } from '../../lib/server/queries.ts';

export default function Job() {
  const { id = '' } = useParams();
  const read = useRead('getJob', { params: { id } }, { refetchOnMount: 'always' });
  return (
    <PageGate
      of={read}
      waiting={<Waiting text="Loading job details..." />}
      failed="We couldn't load this job"
      absent={<JobAbsent />}
    >
      {({ job }) => <JobDetail key={job.id} job={job} />}
    </PageGate>
  );
}
