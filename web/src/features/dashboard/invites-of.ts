import type { JobCard } from '../../components/job-facts.tsx';

/** Says how many invitations a private job has in each state, until an installer has the job: "2 invited, 1 declined". */
export function invitesOf({ status, isPublic, inviteCounts, assignedInstaller }: JobCard): string | null {
  if (status !== 'posted' || isPublic || assignedInstaller || !inviteCounts) return null;
  const { pending, accepted, declined } = inviteCounts;
  const parts = [
    [pending, 'invited'],
    [accepted, 'accepted'],
    [declined, 'declined'],
  ] as const;
  const known = parts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  return known.length > 0 ? known.join(', ') : 'Not invited yet';
}
