import type { JobCard } from '../../components/job-facts.tsx';

/** Returns "2 invited, 1 declined" for a private posted job without an installer. Null for other jobs, or without the counts. */
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
