import { Button } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { JobView } from '#shared/api/fields/job-views.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import { jobName } from '#web/src/components/job-facts.tsx';
import { JobAbsent } from '../../components/job-absent.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { PageGate } from '../../components/read-gate.tsx';
import { Nothing, Refused, Waiting } from '../../components/states.tsx';
import { useRead } from '../../lib/server/queries.ts';
import { type Readable, together } from '../../lib/server/readable.ts';
import { useUser } from '../../lib/server/session.tsx';
import { JobForm } from './job-form.tsx';
import { seenOf } from './values/job-values.ts';

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

/** Returns the read, without its data if the data is from before this page opened. */
const current = <Data,>(read: Readable<Data> & { isFetchedAfterMount: boolean }): Readable<Data> => ({
  ...read,
  data: read.isFetchedAfterMount ? read.data : undefined,
});

export function EditJob({ id }: { id: string }) {
  const user = useUser();
  const isRetailer = user.role === 'retailer';
  // The form edits the current version, because an older answer would overwrite other people's changes.
  const fresh = { enabled: isRetailer, gcTime: 0, staleTime: 0, refetchOnReconnect: false };
  const job = useRead('getJob', { params: { id } }, fresh);
  const requirements = useRead('listRequirements', { params: { id } }, fresh);
  const refused = <Refused text="You don't have permission to edit this job." />;
  if (!isRetailer) return refused;
  return (
    <PageGate
      of={together(current(job), current(requirements))}
      waiting={<Waiting text="Loading job details..." />}
      absent={<JobAbsent text={toEdit} />}
    >
      {([{ job: row }, { requirements: rows }]) => {
        if (row.retailerId !== user.retailerProfileId) return refused;
        if (!row.viewer.allowedActions.includes('edit')) return <Closed job={row} />;
        return (
          <>
            <PageHead title="Edit Job" text={jobName(row)} actions={<BackToJob id={id} />} />
            <JobForm key={id} job={row} seen={seenOf(row, rows)} />
          </>
        );
      }}
    </PageGate>
  );
}
