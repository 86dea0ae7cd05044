import type { Routes } from '#shared/api/index.ts';
import type { BodyOf } from '#shared/api/route/route.ts';
import { firstNameIn } from '#shared/domain/accounts/ranks.ts';
import { isSameTeam, needsReason, type Team } from '#shared/domain/jobs/team.ts';
import { requireNotSuspended } from '../../data/accounts/user-writes.ts';
import type { Effects, JobRow } from '../../data/rows.ts';
import { invalid } from '../../refusal.ts';
import { listAtWork } from '../company/people.ts';
import type { JobAccess } from '../jobs/access/job-access.ts';
import type { AwardedJob } from '../jobs/awarded-job.ts';
import type { Changer } from '../jobs/run-transition.ts';
import { runTransition } from '../jobs/run-transition.ts';
import { notify } from '../notifications/notify.ts';
import { refuseStale } from '../refuse-stale.ts';

type Names = ReadonlyMap<string, string>;

const labels = { people: 'Team', signerId: 'Accredited installer' };

const teamOf = ({ card: { team = [], signerId } }: JobRow): Team => ({
  people: team.map(({ id }) => id),
  signerId: signerId ?? null,
});

function refuseUnfit({ people, signerId }: Team, names: Names): void {
  if (people.some((id) => !names.has(id)))
    throw invalid('people', 'Someone you chose no longer works here. Please look at the list again.');
  if (signerId !== null && !people.includes(signerId))
    throw invalid('signerId', 'Choose one of the people on the job.');
}

const inAnyOrder = ({ people, signerId }: Team) => ({ people: [...people].sort(), signerId });

/** The retailer is notified of another person who signs the work off, once the work has started. */
function newsOfSigner(job: AwardedJob, name: string | undefined, reason: string): Effects {
  const who = name === undefined ? 'No one is named to sign the work off now' : `${name} now signs the work off`;
  return notify(job, job.retailerId, 'job', 'Accredited installer changed', `${who}. Reason: ${reason}`);
}

/** Sets the people of the installing company who are on the job. Refused if the team has changed since the caller saw it. */
export async function assignTeam(
  changer: Changer,
  access: JobAccess,
  { people, signerId, reason, seen }: BodyOf<Routes['assignTeam']>,
): Promise<JobAccess> {
  const { actor } = changer;
  const team: Team = { people: [...new Set(people)], signerId };
  return runTransition(changer, access, 'assignTeam', async ({ job }) => {
    const before = teamOf(job);
    refuseStale(seen && inAnyOrder(seen), inAnyOrder(before), labels);
    const names: Names = new Map((await listAtWork(actor.user)).map(({ row, name }) => [row.userId, name]));
    refuseUnfit(team, names);
    if (isSameTeam(before, team)) return null;
    const isSwap = needsReason(job.status, before, team);
    if (isSwap && !reason) throw invalid('reason', 'Please say why another person signs the work off');
    const members = team.people.map((id) => ({ id, name: names.get(id) ?? '' }));
    const signer = signerId === null ? undefined : firstNameIn(names.get(signerId) ?? '');
    return {
      job: {
        ...job,
        card: { ...job.card, team: members, signerId: signerId ?? undefined },
        ...(isSwap ? { signerReason: reason } : {}),
      },
      // Every commit requires the caller and their company anyway.
      writes: team.people.filter((id) => id !== actor.userId && id !== actor.person.userId).map(requireNotSuspended),
      effects: isSwap && reason ? [newsOfSigner(job, signer, reason)] : [],
      details: { people: team.people.length, isSwap },
    };
  });
}
