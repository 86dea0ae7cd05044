import { joinByOperator } from '#functions/core/company/join-company.ts';
import { loadEnvironment } from '#functions/env.ts';
import { openStatuses } from '#shared/domain/jobs/job.ts';
import type { Clock } from './clock.ts';
import { forEachOf } from './joining.ts';
import { colleagues, demoPassword } from './people.ts';
import type { Person } from './person.ts';

/** Invites the people of the demo companies, and accepts for them as an operator, because no one reads their emails. */
export const addColleagues = (ownerOf: (company: string) => Person | undefined, clock: Clock): Promise<void> =>
  forEachOf(colleagues, 2, async ({ company, ...invited }) => {
    const owner = ownerOf(company);
    if (!owner) throw new Error(`Demo data: there is no company ${company}`);
    const at = clock.ago(140);
    const { invite } = await owner.call(at, 'invitePerson', { body: invited });
    loadEnvironment('auth');
    await joinByOperator(owner.id, invite.id, { name: invited.name, password: demoPassword }, at);
  });

/**
 * Assigns one of the company's people to each open job, in turn, and all of them to every third job. The last job has no team
 * yet.
 */
export async function assignTeams(lead: Person, clock: Clock): Promise<void> {
  const at = clock.ago(1);
  const { people } = await lead.call(at, 'listPeople');
  const { jobs } = await lead.call(at, 'listOwnJobs', { query: { status: openStatuses.join(','), size: '100' } });
  const ids = people.map(({ id }) => id);
  await forEachOf(jobs.slice(0, -1), 1, async ({ id }) => {
    const turn = jobs.findIndex((job) => job.id === id);
    const signerId = ids[turn % ids.length] ?? lead.id;
    const team = turn % 3 === 0 ? ids : [signerId];
    await lead.call(at, 'assignTeam', { params: { id }, body: { people: team, signerId } });
  });
}
