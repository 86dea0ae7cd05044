import { findSearches } from '#functions/data/searches/search-queries.ts';
import { notFound } from '#functions/refusal.ts';
import type { SavedSearch } from '#shared/domain/search/saved-searches.ts';
import type { Actor } from '../../actor.ts';

/** Returns one of the caller's own searches. Another user's search is "not found". */
export async function findOwnSearch(actor: Actor, id: string): Promise<SavedSearch> {
  const row = await findSearches(actor.userId);
  const found = row?.searches.find((search) => search.id === id);
  if (!found) throw notFound();
  return found;
}
