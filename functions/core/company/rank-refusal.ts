import { type Ability, abilities, rankLabel, rankMay } from '#shared/domain/accounts/ranks.ts';
import type { Actor } from '../actor.ts';
import { listAtWork } from './people.ts';

const mostNames = 3;

const inWords = (names: readonly string[]): string =>
  new Intl.ListFormat('en-AU', { type: 'disjunction' }).format(names);

/** Returns the message for a person whose rank lacks an ability. It names colleagues who have that ability. */
export async function rankRefusal(actor: Actor, ability: Ability): Promise<string> {
  const { role, rank } = actor;
  const names = (await listAtWork(actor.user))
    .filter((each) => rankMay(role, each.rank, ability))
    .map(({ name }) => name)
    .slice(0, mostNames);
  return `Your role here is ${rankLabel(role, rank)}, which can't ${abilities[ability]}. Ask ${inWords(names)}.`;
}
