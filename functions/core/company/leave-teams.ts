import { openStatuses } from '#shared/domain/jobs/job.ts';
import { readOwnList } from '../../data/lists/list-queries.ts';
import { runSystemChange } from '../jobs/run-system-change.ts';

/**
 * Takes a person who has left their company off the jobs that are not done yet. Jobs that are done keep the name, because it is
 * part of their record. Can be repeated.
 */
export async function leaveTeams(companyId: string, personId: string, now: Date): Promise<void> {
  const isOpen = (status: string): boolean => openStatuses.some((each) => each === status);
  const jobs = (await readOwnList(companyId)).filter(({ status, team }) => isOpen(status) && team?.includes(personId));
  for (const { id } of jobs)
    await runSystemChange(id, 'leaveTeam', now, ({ job }) => {
      const { card, assignedInstallerId } = job;
      const isOnTeam = card.team?.some((member) => member.id === personId);
      if (!isOnTeam || assignedInstallerId !== companyId || !isOpen(job.status)) return null;
      const team = card.team?.filter((member) => member.id !== personId) ?? [];
      const signerId = card.signerId === personId ? undefined : card.signerId;
      return { job: { ...job, card: { ...card, team, signerId } } };
    });
}
