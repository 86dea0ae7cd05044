import { Button } from '@chakra-ui/react';
import { Link, useNavigate } from 'react-router-dom';
import type { JobStatus } from '#shared/domain/job.ts';
import type { JobCard } from '../../components/job-facts.tsx';
import { hrefTo, paths } from '../../config/paths.ts';
import { notify } from '../../lib/notify.ts';
import { useWrite } from '../../lib/queries.ts';
import { JobRow } from './job-row.tsx';

const actions = {
  offered: { route: 'acceptJob', label: 'Accept', done: 'Job accepted successfully', failed: 'Failed to accept job' },
  accepted: { route: 'startJob', label: 'Start', done: 'Job started successfully', failed: 'Failed to start job' },
  in_progress: {
    route: 'reportProgress',
    label: 'Update',
    done: 'Job progress updated',
    failed: 'Failed to update progress',
  },
} as const satisfies Partial<Record<JobStatus, object>>;

const changed = ['listInstallerJobs', 'getInstallerStats', 'listPublicJobs', 'getJob', 'listRequirements'] as const;

const isActionable = (status: JobStatus): status is keyof typeof actions => status in actions;

function ActionButton({ job, status }: { job: JobCard; status: keyof typeof actions }) {
  const { route, label, done, failed } = actions[status];
  const navigate = useNavigate();
  const act = useWrite(route, {
    invalidates: changed,
    onSuccess: () => {
      notify.success(done);
      // Where the job stands now, rather than a list it has left.
      if (route === 'acceptJob') void navigate('?tab=accepted');
    },
    onError: (error) => notify.failure(failed, error),
  });
  return (
    <Button
      size="lg"
      position="relative"
      zIndex="1"
      minWidth="28"
      loading={act.isPending}
      aria-label={`${label}: ${job.title}`}
      onClick={() => act.mutate({ params: { id: job.id } })}
    >
      {label}
    </Button>
  );
}

export function InstallerRow({ job }: { job: JobCard }) {
  return (
    <JobRow
      job={job}
      note={job.retailer.companyName && `Retailer: ${job.retailer.companyName}`}
      action={
        isActionable(job.status) ? (
          <ActionButton job={job} status={job.status} />
        ) : (
          <Button asChild variant="outline" size="lg" position="relative" zIndex="1" minWidth="28">
            <Link to={hrefTo(paths.job, { id: job.id })} aria-label={`View: ${job.title}`}>
              View
            </Link>
          </Button>
        )
      }
    />
  );
}
