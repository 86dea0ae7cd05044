import { Button } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { JobView } from '#shared/api/fields/job-views.ts';
import { JobAbsent } from '../../components/job-absent.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Failure, Nothing, Refused, Waiting } from '../../components/states.tsx';
import { hrefTo, paths } from '../../config/paths.ts';
import { isAbsent } from '../../lib/server/is-absent.ts';
import { useRead } from '../../lib/server/queries.ts';
import { useUser } from '../../lib/server/session.tsx';
import { JobForm } from './job-form.tsx';
import { valuesOf } from './values/job-values.ts';

const BackToJob = ({ id }: { id: string }) => (
  <Button asChild variant="outline" size="lg">
    <Link to={hrefTo(paths.job, { id })}>
      <ArrowLeft size={18} /> Back to Job Details
    </Link>
  </Button>
);

const toEdit = "The job you're trying to edit doesn't exist or you don't have permission to edit it.";

const Closed = ({ job }: { job: JobView }) => (
  <Nothing
    title="This job can no longer be edited"
    text="Its details can't change at this stage."
    action={<BackToJob id={job.id} />}
  />
);

export function EditJob({ id }: { id: string }) {
  const user = useUser();
  const isRetailer = user.role === 'retailer';
  // Always edits the current version, because an older answer would overwrite other people's changes.
  const fresh = { enabled: isRetailer, gcTime: 0, staleTime: 0, refetchOnReconnect: false };
  const job = useRead('getJob', { params: { id } }, fresh);
  const requirements = useRead('listRequirements', { params: { id } }, fresh);
  const refused = <Refused text="You don't have permission to edit this job." />;
  if (!isRetailer) return refused;
  const error = job.error ?? requirements.error;
  if (isAbsent(error)) return <JobAbsent text={toEdit} />;
  // An open form stays open, even if refetching its data fails.
  const isOpen = job.data !== undefined && requirements.data !== undefined;
  if (error && !isOpen)
    return <Failure error={error} onRetry={() => Promise.all([job.refetch(), requirements.refetch()])} />;
  if (!job.data || !requirements.data || !job.isFetchedAfterMount || !requirements.isFetchedAfterMount)
    return <Waiting text="Loading job details..." />;
  const { job: current } = job.data;
  if (current.retailerId !== user.retailerProfileId) return refused;
  if (!current.viewer.allowedActions.includes('edit')) return <Closed job={current} />;
  return (
    <>
      <PageHead title="Edit Job" text={current.title} actions={<BackToJob id={id} />} />
      <JobForm key={id} job={current} values={valuesOf(current, requirements.data.requirements)} />
    </>
  );
}
