import type { Routes } from '#shared/api/index.ts';
import type { BodyOf } from '#shared/api/route/route.ts';
import { firstNameIn } from '#shared/domain/accounts/ranks.ts';
import { hasStartedWork, isSameTeam, needsReason, type Team } from '#shared/domain/jobs/team.ts';
import { todayAtSite } from '#shared/domain/places/site-day.ts';
import { requireNotSuspended } from '../../data/accounts/user-writes.ts';
import type { Effects, JobRow } from '../../data/rows.ts';
import { invalid } from '../../refusal.ts';
import type { Actor } from '../actor.ts';
import { listAtWork } from '../company/people.ts';
import type { JobAccess } from '../jobs/access/job-access.ts';
import type { Changer } from '../jobs/run-transition.ts';
import { runTransition } from '../jobs/run-transition.ts';
import { signerChanged } from '../jobs/signer-change.ts';
import type { JobNews } from '../notifications/email-words.ts';
import { notifyPerson } from '../notifications/notify.ts';
import { refuseStale } from '../refuse-stale.ts';
import { requireCredentialsOn } from './require-credentials.ts';

type Names = ReadonlyMap<string, string>;

const labels = { people: 'Team', signerId: 'Accredited installer' };

const teamOf = ({ card: { team = [], signerId } }: JobRow): Team => ({
  people: team.map(({ id }) => id),
  signerId: signerId ?? null,
});

function refuseUnfit({ people, signerId }: Team, names: Names): void {
  if (people.some((id) => !names.has(id)))
    throw invalid('people', 'Someone you chose no longer works here. Check the list and choose again.');
  if (signerId !== null && !people.includes(signerId))
    throw invalid('signerId', 'Choose one of the people on the job.');
}

/** Returns a notification for each person who joins or leaves the job's team, except the caller. */
function teamNews(job: JobRow, before: Team, after: Team, actor: Actor): Effects[] {
  const others = (ids: readonly string[], among: readonly string[]) =>
    ids.filter((id) => !among.includes(id) && id !== actor.person.userId);
  const tell = (personId: string, canOpen: boolean, title: JobNews, text: string) =>
    notifyPerson(job, { companyId: actor.userId, personId, canOpen }, title, text);
  return [
    ...others(after.people, before.people).map((id) =>
      tell(id, true, "You're on a job", 'Your company put you on this job.'),
    ),
    ...others(before.people, after.people).map((id) =>
      tell(id, false, "You're no longer on a job", 'Your company took you off this job.'),
    ),
  ];
}

const laterOf = (one: string, other: string): string => (one > other ? one : other);

const inAnyOrder = ({ people, signerId }: Team) => ({ people: [...people].sort(), signerId });

/**
 * Sets the people of the installing company who are on the job. Refuses if the team has changed since the caller saw it.
 * Refuses with `credentials_needed` if the person who will sign off the work lacks a valid credential on the day of the work.
 */
export async function assignTeam(
  changer: Changer,
  access: JobAccess,
  { people, signerId, reason, seen }: BodyOf<Routes['assignTeam']>,
): Promise<JobAccess> {
  const { actor } = changer;
  const team: Team = { people: [...new Set(people)], signerId };
  return runTransition(changer, access, 'assignTeam', async ({ access: current, job, now }) => {
    const before = teamOf(job);
    refuseStale(seen && inAnyOrder(seen), inAnyOrder(before), labels);
    const names: Names = new Map((await listAtWork(actor.user)).map(({ row, name }) => [row.userId, name]));
    refuseUnfit(team, names);
    if (isSameTeam(before, team)) return null;
    const members = team.people.map((id) => ({ id, name: names.get(id) ?? '' }));
    const after = { ...job, card: { ...job.card, team: members, signerId: signerId ?? undefined } };
    if (signerId !== null && signerId !== before.signerId && job.installationDate !== undefined)
      await requireCredentialsOn(
        laterOf(job.installationDate, todayAtSite(job.card, now)),
        after,
        actor,
        now,
        'signerId',
      );
    const effects = teamNews(job, before, team, actor);
    // Every commit already checks that the caller and their company are not suspended. These writes check the other people of
    // the team.
    const writes = team.people
      .filter((id) => id !== actor.userId && id !== actor.person.userId)
      .map(requireNotSuspended);
    if (!needsReason(hasStartedWork(job, current.requirements), before, team)) return { job: after, writes, effects };
    if (!reason) throw invalid('reason', 'Say why another person signs off the work');
    const signer = signerId === null ? null : firstNameIn(names.get(signerId) ?? '');
    const swap = signerChanged(after, signer, reason, now);
    return { ...swap, writes, effects: [...(swap.effects ?? []), ...effects] };
  });
}
