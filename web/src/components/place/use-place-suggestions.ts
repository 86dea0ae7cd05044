import { keepPreviousData } from '@tanstack/react-query';
import type { CallAnswer } from '#shared/api/client.ts';
import { useRead } from '../../lib/server/queries.ts';
import { useSettled } from '../../lib/use-settled.ts';

export type SuggestedPlace = CallAnswer<'suggestPlaces'>['places'][number];

const fewestCharacters = 2;

/** Returns localities that begin with the typed text. Looks them up when typing pauses. If the lookup fails, returns none. */
export function usePlaceSuggestions(text: string, isWanted: boolean): { places: SuggestedPlace[]; isCurrent: boolean } {
  const search = useSettled(text.trim());
  const isLongEnough = search.length >= fewestCharacters;
  const { data, isFetching } = useRead(
    'suggestPlaces',
    { query: { q: search } },
    { enabled: isWanted && isLongEnough, placeholderData: keepPreviousData },
  );
  const isCurrent = !isFetching && search === text.trim();
  return { places: isWanted && isLongEnough ? (data?.places ?? []) : [], isCurrent };
}
