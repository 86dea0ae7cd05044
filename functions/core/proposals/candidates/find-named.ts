import type { InstallerProfileRow } from '#functions/data/rows.ts';
import { readWords } from '#functions/data/words/word-queries.ts';
import { matches, rarestOf, termsIn, wordsOf } from '#shared/domain/search/words.ts';
import { suburbOf } from '../../whereabouts/installer-position.ts';
import { type Person, readInvitable } from './known-installers.ts';

/** The most pages that a search reads from the search index, of 50 entries each. */
const mostPages = 10;

/**
 * The fields that a retailer may read of every installer. The search index also has phone numbers and streets, which must not
 * match here.
 */
const namesOf = (profile: InstallerProfileRow): string[] =>
  wordsOf({ texts: [profile.companyName, profile.contactName, suburbOf(profile)] });

/**
 * Returns the installers that the retailer may invite and whose names have all the words of the search. Returns null for a search
 * without words.
 */
export async function findNamed(
  search: string,
  known: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Person> | null> {
  const terms = termsIn(search);
  const begin = rarestOf(terms);
  if (begin === undefined) return null;
  const ids = new Set<string>();
  let from: string | undefined;
  for (let page = 1; page <= mostPages; page += 1) {
    const { items, nextCursor } = await readWords('installers', begin, from);
    for (const { itemId } of items) ids.add(itemId);
    if (nextCursor === null) break;
    from = nextCursor;
  }
  const people = await readInvitable([...ids], known);
  return new Map([...people].filter(([, { profile }]) => matches(namesOf(profile), terms)));
}
