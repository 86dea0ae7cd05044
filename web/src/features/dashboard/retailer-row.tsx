import { Button } from '@chakra-ui/react';
import { UserPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { hrefTo, paths } from '#shared/pages.ts';
import type { JobCard } from '../../components/job-facts.tsx';
import { JobRow } from './job-row.tsx';
import { ownerRowStep } from './row-step.ts';

/** Shows how many invitations a job has, until an installer has the job. */
function invitesOf({ status, isPublic, inviteCounts, assignedInstaller }: JobCard): string | null {
  if (status !== 'posted' || isPublic || assignedInstaller || !inviteCounts) return null;
  const { pending, accepted, declined } = inviteCounts;
  return `Invitations: ${pending} pending, ${accepted} accepted, ${declined} declined`;
}

const installerOf = ({ assignedInstaller, assignedInstallerId: id }: JobCard) =>
  assignedInstaller && id ? { name: assignedInstaller.companyName, page: hrefTo(paths.installer, { id }) } : undefined;

export function RetailerRow({ job }: { job: JobCard }) {
  const mayInvite = job.status === 'posted' && !job.isPublic && !job.assignedInstallerId;
  return (
    <JobRow
      job={job}
      who={installerOf(job)}
      step={ownerRowStep(job)}
      note={invitesOf(job)}
      action={
        mayInvite && (
          <Button asChild variant="outline" position="relative" zIndex="1">
            <Link to={hrefTo(paths.inviteToJob, { id: job.id })}>
              <UserPlus size={18} /> Invite
            </Link>
          </Button>
        )
      }
    />
  );
}
