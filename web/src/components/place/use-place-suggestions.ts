import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CallAnswer } from '#shared/api/client.ts';
import { useRead } from '../../lib/server/queries.ts';

export type SuggestedPlace = CallAnswer<'suggestPlaces'>['places'][number];

const pauseMilliseconds = 250;
const fewestCharacters = 2;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Localities that begin with the typed text, looked up when typing pauses. If the lookup fails, there are no suggestions. */
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
