import { Button, HStack } from '@chakra-ui/react';
import { Navigation } from 'lucide-react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { abilityOfAction } from '#shared/domain/accounts/work-of-rank.ts';
import type { JobStatus } from '#shared/domain/jobs/job.ts';
import { type InstallerTab, installerTabOf } from '#shared/domain/jobs/job-states.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import { jobName } from '#web/src/components/job-facts.tsx';
import type { JobCard } from '../../components/job-facts.tsx';
import { RowDialogButton } from '../../components/row-dialogs/row-dialog-button.tsx';
import type { RowDialogName } from '../../components/row-dialogs/row-dialogs.tsx';
import { dashboardAt } from '../../config/links.ts';
import { directionsLink } from '../../lib/maps-link.ts';
import { mayDo } from '../../lib/may-do.ts';
import { useUser } from '../../lib/server/session.tsx';
import { useWrite } from '../../lib/server/use-write.ts';
import { JobRow } from './job-row.tsx';
import { installerRowStep, type RowStep } from './row-step.ts';

const look = { position: 'relative', zIndex: '1', minWidth: '24' } as const;

interface AskingProps {
  job: JobCard;
  label: string;
  name: RowDialogName;
  variant?: 'outline';
}

/** Opens a dialog over the list. If the job is in another tab after the dialog, the page opens that tab. */
function Asking({ job, label, name, ...variant }: AskingProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const follow = (status: JobStatus | undefined) => {
    const tab = status && installerTabOf(status);
    if (tab && tab !== installerTabOf(job.status) && search.get('tab') !== 'all') void navigate(dashboardAt(tab));
  };
  return (
    <RowDialogButton
      {...look}
      {...variant}
      row={job.id}
      jobId={job.id}
      name={name}
      seenTerms={job.termsVersion}
      aria-label={`${label}: ${jobName(job)}`}
      onGone={follow}
    >
      {label}
    </RowDialogButton>
  );
}

function Update({ job }: { job: JobCard }) {
  const report = useWrite('reportProgress');
  return (
    <Button
      {...look}
      variant="outline"
      loading={report.isPending}
      aria-label={`Update: ${jobName(job)}`}
      onClick={() => report.mutate({ params: { id: job.id } })}
    >
      Update
    </Button>
  );
}

/** Leads to the page on which the step is done. */
const Going = ({ job, label, to }: { job: JobCard; label: string; to: string }) => (
  <Button asChild {...look}>
    <Link to={to} aria-label={`${label}: ${jobName(job)}`}>
      {label}
    </Link>
  </Button>
);

const View = ({ job }: { job: JobCard }) => (
  <Button asChild variant="outline" {...look}>
    <Link to={hrefTo(paths.job, { id: job.id })} aria-label={`View: ${jobName(job)}`}>
      View
    </Link>
  </Button>
);

const Navigate = ({ job }: { job: JobCard }) => (
  <Button asChild variant="outline" {...look}>
    <a href={directionsLink(job)} target="_blank" rel="noopener noreferrer" aria-label={`Navigate: ${jobName(job)}`}>
      <Navigation size={18} aria-hidden /> Navigate
    </a>
  </Button>
);

/**
 * The button beside that of the step. The work of an accepted job can also start today, which sets its date. So the button is not
 * for people who may not set one.
 */
function Other({ job }: { job: JobCard }) {
  const user = useUser();
  if (job.status === 'in_progress') return <Update job={job} />;
  if (job.status === 'accepted' && (job.installationDate !== null || mayDo(user, 'jobs')))
    return <Asking job={job} label="Start" name="start" variant="outline" />;
  return (
    <>
      {!mayDo(user, 'read') && (job.status === 'accepted' || job.status === 'booked') && <Navigate job={job} />}
      <View job={job} />
    </>
  );
}

/** The buttons of a row. `step` is null if a colleague or the retailer does it. */
function Actions({ job, step }: { job: JobCard; step: RowStep }) {
  const does = step?.does;
  return (
    <HStack gap="2" wrap="wrap" justify="flex-end">
      {(job.status !== 'offered' || does === undefined) && <Other job={job} />}
      {step && typeof does === 'string' && <Asking job={job} label={step.text} name={does} />}
      {step && typeof does === 'object' && <Going job={job} label={step.text} to={does.to} />}
    </HStack>
  );
}

/** Returns the step of a row that the person's rank leaves to colleagues. */
const colleaguesStep = ({ status, installationDate }: JobCard): string =>
  (status === 'accepted' || status === 'booked') && installationDate === null
    ? 'Waiting for a date'
    : 'Someone else in your company does the next step';

export function InstallerRow({ job, tab }: { job: JobCard; tab: InstallerTab }) {
  const user = useUser();
  const step = installerRowStep(job);
  const isMine =
    step?.isMine === true && mayDo(user, abilityOfAction(typeof step.does === 'string' ? step.does : 'progress'));
  const isColleagues = step?.isMine === true && !isMine;
  const text = step && { ...step, isMine, ...(isColleagues ? { text: colleaguesStep(job) } : {}) };
  return (
    <JobRow
      job={job}
      tab={tab}
      who={{ name: job.retailer.companyName, page: hrefTo(paths.company, { id: job.retailerId }) }}
      step={isMine && step.does ? null : text}
      note={job.inviteMessage?.trim() ? `“${job.inviteMessage.trim()}”` : null}
      action={<Actions job={job} step={isMine ? step : null} />}
      isOnSite={!mayDo(user, 'read')}
    />
  );
}
