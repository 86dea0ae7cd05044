import { Button, HStack } from '@chakra-ui/react';
import { UserPlus } from 'lucide-react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { abilityOfAction } from '#shared/domain/accounts/work-of-rank.ts';
import type { JobStatus } from '#shared/domain/jobs/job.ts';
import { type RetailerTab, retailerTabOf } from '#shared/domain/jobs/job-states.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import { type JobCard, jobName } from '../../components/job-facts.tsx';
import { RowDialogButton } from '../../components/row-dialogs/row-dialog-button.tsx';
import { dashboardAt } from '../../config/links.ts';
import { mayDo } from '../../lib/may-do.ts';
import { useUser } from '../../lib/server/session.tsx';
import { invitesOf } from './invites-of.ts';
import { JobRow } from './job-row.tsx';
import { ownerRowStep, type StepTarget } from './row-step.ts';

const installerOf = ({ assignedInstaller, assignedInstallerId: id }: JobCard) =>
  assignedInstaller && id ? { name: assignedInstaller.companyName, page: hrefTo(paths.installer, { id }) } : undefined;

/** A long label wraps in the narrow column of a desktop. */
const look = {
  variant: 'outline',
  position: 'relative',
  zIndex: '1',
  height: 'auto',
  minHeight: '11',
  py: '1.5',
  whiteSpace: 'normal',
} as const;

/** The retailer's step as a button. If the job is in another tab after the step's dialog, the page opens that tab. */
function DueStep({ job, text, does }: { job: JobCard; text: string; does: StepTarget }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const follow = (status: JobStatus | undefined) => {
    const tab = status && retailerTabOf(status);
    if (tab && tab !== retailerTabOf(job.status) && search.get('tab') !== 'all') void navigate(dashboardAt(tab));
  };
  const label = `${text}: ${jobName(job)}`;
  if (typeof does === 'object')
    return (
      <Button asChild {...look}>
        <Link to={does.to} aria-label={label}>
          {text}
        </Link>
      </Button>
    );
  return (
    <RowDialogButton {...look} row={job.id} jobId={job.id} name={does} aria-label={label} onGone={follow}>
      {text}
    </RowDialogButton>
  );
}

export function RetailerRow({ job, tab }: { job: JobCard; tab: RetailerTab }) {
  const user = useUser();
  const step = ownerRowStep(job);
  const isIncluded = mayDo(user, typeof step?.does === 'string' ? abilityOfAction(step.does) : 'jobs');
  const does = isIncluded ? step?.does : undefined;
  const mayInvite = mayDo(user, 'jobs') && job.status === 'posted' && !job.isPublic && !job.assignedInstallerId;
  return (
    <JobRow
      job={job}
      tab={tab}
      who={installerOf(job)}
      step={does ? null : step}
      note={invitesOf(job)}
      action={
        (does || mayInvite) && (
          <HStack gap="2" wrap="wrap" justify="flex-end">
            {step && does && <DueStep job={job} text={step.text} does={does} />}
            {mayInvite && (
              <Button asChild {...look}>
                <Link to={hrefTo(paths.inviteToJob, { id: job.id })}>
                  <UserPlus size={18} /> Invite
                </Link>
              </Button>
            )}
          </HStack>
        )
      }
    />
  );
}
