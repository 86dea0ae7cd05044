import { Button } from '@chakra-ui/react';
import { UserPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { JobCard } from '../../components/job-facts.tsx';
import { hrefTo, paths } from '../../config/paths.ts';
import { JobRow } from './job-row.tsx';

/** Who has the job or, until someone does, how many applications or invites there are. */
function noteOf(job: JobCard): string | null {
  if (job.assignedInstaller) return `Installer: ${job.assignedInstaller.companyName}`;
  if (job.status !== 'posted') return null;
  const applications = job.applicationCount ?? 0;
  const applied = applications > 0 ? `${applications} ${applications === 1 ? 'application' : 'applications'}` : '';
  if (job.isPublic || !job.inviteCounts) return applied || 'No applications yet';
  const { pending, accepted, declined } = job.inviteCounts;
  return [`Invites: ${pending} pending, ${accepted} accepted, ${declined} declined`, applied]
    .filter(Boolean)
    .join(' · ');
}

export function RetailerRow({ job }: { job: JobCard }) {
  const mayInvite = job.status === 'posted' && !job.isPublic && !job.assignedInstallerId;
  return (
    <JobRow
      job={job}
      note={noteOf(job)}
      action={
        mayInvite && (
          <Button asChild variant="outline" size="lg" position="relative" zIndex="1">
            <Link to={hrefTo(paths.inviteToJob, { id: job.id })}>
              <UserPlus size={18} /> Invite
            </Link>
          </Button>
        )
      }
    />
  );
}
