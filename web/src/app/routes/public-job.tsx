import { useParams } from 'react-router-dom';
import { PageGate } from '../../components/read-gate.tsx';
import { Waiting } from '../../components/states.tsx';
import { SignInFirst } from '../../features/auth/sign-in-first.tsx';
import { VisitorJob } from '../../features/visitor-job/visitor-job.tsx';
import { useRead } from '../../lib/server/queries.ts';

/** The page of a job for a visitor. For a job that is not public, it does not reveal whether the job exists. */
export default function PublicJob() {
  const { id = '' } = useParams();
  const read = useRead('getPublicJob', { params: { id } });
  return (
    <PageGate of={read} waiting={<Waiting text="Loading job details..." />} absent={<SignInFirst />}>
      {({ job }) => <VisitorJob job={job} />}
    </PageGate>
  );
}
