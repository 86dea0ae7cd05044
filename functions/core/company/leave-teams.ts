import { isOpenStatus } from '#shared/domain/jobs/job.ts';
import { hasStartedWork } from '#shared/domain/jobs/team.ts';
import { readList } from '../../data/lists/list-queries.ts';
import type { JobRow, RequirementRow } from '../../data/rows.ts';
import { asAwarded } from '../jobs/awarded-job.ts';
import type { SystemChange } from '../jobs/job-transaction.ts';
import { runSystemChange } from '../jobs/run-system-change.ts';
import { signerChanged } from '../jobs/signer-change.ts';

const reason = 'The person who signed off the work has left the company.';

/** Returns the job without the person. Returns null if the job is over, or the person is not on the team of this company. */
function without(
  personId: string,
  companyId: string,
  { job, requirements }: { job: JobRow; requirements: readonly RequirementRow[] },
  now: Date,
): SystemChange | null {
  const { card, assignedInstallerId } = job;
  const isOnTeam = card.team?.some(({ id }) => id === personId);
  if (!isOnTeam || assignedInstallerId !== companyId || !isOpenStatus(job.status)) return null;
  const team = card.team?.filter(({ id }) => id !== personId) ?? [];
  if (card.signerId !== personId) return { job: { ...job, card: { ...card, team } } };
  const after = { ...job, card: { ...card, team, signerId: undefined } };
  return hasStartedWork(job, requirements) ? signerChanged(asAwarded(after), null, reason, now) : { job: after };
}

/**
 * Removes a person who has left the company from the teams of its unfinished jobs. Finished jobs keep the name, because it is
 * part of their record. Can be repeated.
 */
export async function leaveTeams(companyId: string, personId: string, now: Date): Promise<void> {
  // A colleague may have added the person a moment ago, so this read is strongly consistent.
  const jobs = await readList('ownJobs', companyId, true);
  const theirs = jobs.filter(
    ({ status, team, isRecord }) => !isRecord && isOpenStatus(status) && team?.includes(personId),
  );
  for (const { id } of theirs)
    await runSystemChange(id, 'leaveTeam', now, (loaded) => without(personId, companyId, loaded, now));
}
