import { joinByOperator } from '#functions/core/company/join-company.ts';
import { loadEnvironment } from '#functions/env.ts';
import type { Clock } from './clock.ts';
import { forEachOf } from './joining.ts';
import { colleagues, demoPassword } from './people.ts';
import type { Person } from './person.ts';

/** Invites the people of the demo companies and joins for them, because no one reads their emails. */
export const addColleagues = (ownerOf: (company: string) => Person | undefined, clock: Clock): Promise<void> =>
  forEachOf(colleagues, 2, async ({ company, ...invited }) => {
    const owner = ownerOf(company);
    if (!owner) throw new Error(`Demo data: there is no company ${company}`);
    const at = clock.ago(140);
    const { invite } = await owner.call(at, 'invitePerson', { body: invited });
    loadEnvironment('auth');
    await joinByOperator(owner.id, invite.id, { name: invited.name, password: demoPassword }, at);
  });
