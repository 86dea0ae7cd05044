import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { JobStatus } from '#shared/domain/jobs/job.ts';
import { installerTabOf } from '#shared/domain/jobs/job-states.ts';
import { stateOfPostcode, timeZoneOfState } from '#shared/domain/places/australia.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import { jobName } from '#web/src/components/job-facts.tsx';
import type { JobCard } from '../../components/job-facts.tsx';
import { StartDialog } from '../../components/start-work/start-dialog.tsx';
import { TermsDialog } from '../../components/terms/terms-dialog.tsx';
import { useChangedTerms } from '../../components/terms/use-changed-terms.ts';
import { dashboardAt } from '../../config/links.ts';
import { useWrite } from '../../lib/server/use-write.ts';
import { acceptInRow } from '../../lib/server/writes/proposal-writes.ts';
import { JobRow } from './job-row.tsx';
import { installerRowStep } from './row-step.ts';

/** The usual next step in each state. A start asks first, because an accepted job has no date yet. */
const actions = {
  offered: { route: 'acceptJob', label: 'Accept' },
  accepted: { route: 'startJob', label: 'Start' },
  in_progress: { route: 'reportProgress', label: 'Update' },
} as const satisfies Partial<Record<JobStatus, object>>;

/** The same as on the page of the job, which has it from the server. */
function zoneOf({ postcode }: JobCard): string | null {
  const state = stateOfPostcode(postcode ?? '');
  return state && timeZoneOfState(state, postcode ?? '');
}

const isActionable = (status: JobStatus): status is keyof typeof actions => status in actions;

function ActionButton({ job, status }: { job: JobCard; status: keyof typeof actions }) {
  const { route, label } = actions[status];
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const terms = useChangedTerms();
  const [isStarting, setStarting] = useState(false);
  const id = { params: { id: job.id } };
  const accept = (termsVersion: number) => act.mutate({ ...id, body: { termsVersion } });
  const act = useWrite(route, {
    ...(route === 'acceptJob' ? acceptInRow : {}),
    asks: (error) => terms.ask(error, accept),
    onDone: ({ job: after }) => {
      const tab = installerTabOf(after.status);
      // Go to the tab that lists the job now, not the one it has left.
      if (tab && tab !== installerTabOf(status) && search.get('tab') !== 'all') void navigate(dashboardAt(tab));
    },
  });
  const press = {
    acceptJob: () => accept(job.termsVersion),
    startJob: () => setStarting(true),
    reportProgress: () => act.mutate(id),
  };
  return (
    <>
      <Button
        position="relative"
        zIndex="1"
        minWidth="24"
        loading={act.isPending}
        aria-label={`${label}: ${jobName(job)}`}
        onClick={press[route]}
      >
        {label}
      </Button>
      {route === 'acceptJob' && <TermsDialog of={terms} label="Agree and accept" />}
      {route === 'startJob' && (
        <StartDialog
          job={{ ...job, timeZone: zoneOf(job) }}
          isOpen={isStarting}
          isPending={act.isPending}
          onClose={() => setStarting(false)}
          onStart={(installationDate) =>
            act.mutate({ ...id, body: { installationDate } }, { onSuccess: () => setStarting(false) })
          }
        />
      )}
    </>
  );
}

export function InstallerRow({ job }: { job: JobCard }) {
  return (
    <JobRow
      job={job}
      who={{ name: job.retailer.companyName, page: hrefTo(paths.company, { id: job.retailerId }) }}
      step={installerRowStep(job)}
      note={job.inviteMessage?.trim() ? `“${job.inviteMessage.trim()}”` : null}
      action={
        isActionable(job.status) ? (
          <ActionButton job={job} status={job.status} />
        ) : (
          <Button asChild variant="outline" position="relative" zIndex="1" minWidth="24">
            <Link to={hrefTo(paths.job, { id: job.id })} aria-label={`View: ${jobName(job)}`}>
              View
            </Link>
          </Button>
        )
      }
    />
  );
}
