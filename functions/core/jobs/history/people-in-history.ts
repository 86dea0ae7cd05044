import { readUsers } from '#functions/data/accounts/user-queries.ts';
import { readInstallerProfiles, readRetailerProfiles } from '#functions/data/people/profile-queries.ts';
import type { AuditRow } from '#functions/data/rows.ts';
import { firstNameIn } from '#shared/domain/accounts/ranks.ts';

const isJoined = ({ actorId, personId }: AuditRow): boolean => personId !== undefined && personId !== actorId;

/**
 * Returns the first names of the people who acted, by their ids. A company of one person needs no names, so its first owner is
 * only named if other people of the company acted too.
 */
export async function peopleIn(items: readonly AuditRow[], retailerId: string): Promise<ReadonlyMap<string, string>> {
  const joined = items.filter(isJoined);
  if (joined.length === 0) return new Map();
  const companies = [...new Set(joined.map(({ actorId }) => actorId))];
  const [people, retailers, installers] = await Promise.all([
    readUsers([...new Set(joined.flatMap(({ personId }) => personId ?? []))]),
    readRetailerProfiles(companies.filter((id) => id === retailerId)),
    readInstallerProfiles(companies.filter((id) => id !== retailerId)),
  ]);
  return new Map([
    ...people.map(({ userId, personName = '' }) => [userId, firstNameIn(personName)] as const),
    ...[...retailers, ...installers].map(({ userId, contactName }) => [userId, firstNameIn(contactName)] as const),
  ]);
}
