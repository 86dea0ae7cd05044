import * as z from 'zod';
import { readOwnList } from '#functions/data/lists/list-queries.ts';
import { readHidden } from '#functions/data/people/hidden-queries.ts';
import { readManyPreferred } from '#functions/data/people/preferred-queries.ts';
import { readInstallerProfiles } from '#functions/data/people/profile-queries.ts';
import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf, QueryOf } from '#shared/api/route/route.ts';
import { type Acquaintance, arrangeNetwork, partnersIn, type WorkTogether } from '#shared/domain/search/network.ts';
import { wordsIn } from '#shared/domain/search/searched-list.ts';
import type { Actor } from '../../actor.ts';
import { cursorsOf } from '../../search/directory/rank-cursor.ts';
import { type NetworkProfile, readNetworkProfiles } from './network-profiles.ts';

/** Lists the companies in a user's network. Filters and sorts all of them in memory, and reads the profiles of one page. */

type Answer = AnswerOf<Routes['listNetwork']>;

const atOnce = 20;
const cursors = cursorsOf(z.strictObject({ from: z.int().positive().max(100_000) }));

async function readNetwork({ userId, role }: Actor): Promise<Acquaintance[]> {
  const [jobs, preferred, hidden] = await Promise.all([
    readOwnList(userId),
    role === 'retailer' ? readManyPreferred(userId) : [],
    readHidden(userId),
  ]);
  const partners = new Map(partnersIn(jobs).map((partner) => [partner.id, partner]));
  const chosen = new Map(preferred.map((row) => [row.installerId, row]));
  return [...new Set([...partners.keys(), ...chosen.keys()])].map((id) => {
    const { name = '', ...work } = partners.get(id) ?? {};
    return {
      id,
      name,
      work: 'lastJob' in work ? work : null,
      preferredSince: chosen.get(id)?.createdAt ?? null,
      note: chosen.get(id)?.note ?? '',
      isHidden: hidden.has(id),
    };
  });
}

/**
 * Adds the names of companies without a shared job. A shared job contains the company's name. The other names are only needed for
 * a search or a sort by name.
 */
async function named(people: Acquaintance[]): Promise<Acquaintance[]> {
  const profiles = await readInstallerProfiles(people.filter(({ work }) => work === null).map(({ id }) => id));
  const names = new Map(profiles.map(({ userId, companyName }) => [userId, companyName]));
  return people.map((person) => ({ ...person, name: names.get(person.id) ?? person.name }));
}

function viewLast({ lastJob }: WorkTogether): Answer['people'][number]['lastJob'] {
  const { id, number, title, suburb, status, installationDate, createdAt } = lastJob;
  return { id, number, title, suburb, status, installationDate, createdAt };
}

const viewPerson = (
  profile: NetworkProfile,
  { work, preferredSince, note, isHidden }: Acquaintance,
): Answer['people'][number] => ({
  ...profile,
  running: work?.running ?? 0,
  completed: work?.completed ?? 0,
  lastJob: work && viewLast(work),
  isPreferred: preferredSince !== null,
  note,
  isHidden,
});

export async function listNetwork(
  actor: Actor,
  { q = '', sort = 'recent', view = 'all', cursor }: QueryOf<Routes['listNetwork']>,
): Promise<Answer> {
  const from = cursor === undefined ? 0 : cursors.read(cursor).from;
  const words = wordsIn(q);
  const network = await readNetwork(actor);
  const people = words.length > 0 || sort === 'name' ? await named(network) : network;
  const found = arrangeNetwork(people, { words, sort, view });
  const page = found.slice(from, from + atOnce);
  const profilesById = await readNetworkProfiles(
    actor,
    page.map(({ id }) => id),
  );
  return {
    people: page.flatMap((person) => {
      const profile = profilesById.get(person.id);
      return profile ? [viewPerson(profile, person)] : [];
    }),
    hasAnybody: network.length > 0,
    hasHidden: network.some(({ isHidden }) => isHidden),
    nextCursor: found.length > from + atOnce ? cursors.after({ from: from + atOnce }) : null,
  };
}
