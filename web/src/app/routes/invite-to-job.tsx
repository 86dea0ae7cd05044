import { useParams } from 'react-router-dom';
import { JobAbsent } from '../../components/job-absent.tsx';
import { PageGate } from '../../components/read-gate.tsx';
import { Refused, Waiting } from '../../components/states.tsx';
import { InvitePage } from '../../features/invite/invite-page.tsx';
import { useRead } from '../../lib/server/queries.ts';

export default function InviteToJob() {
  const { id = '' } = useParams();
  const read = useRead('getJob', { params: { id } });
  return (
    <PageGate of={read} waiting={<Waiting text="Loading job details..." />} absent={<JobAbsent />}>
      {({ job }) =>
        job.viewer.relations.includes('owner') ? (
          <InvitePage job={job} />
        ) : (
          <Refused text="You don't have permission to access this page." />
        )
      }
    </PageGate>
  );
}
