import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRead } from '../../lib/server/queries.ts';
import { useSettled } from '../../lib/use-settled.ts';
import type { GooglePlace } from '../map/google/google-places.ts';

const fewestCharacters = 3;

interface GoogleSuggestions {
  /** Whether this stage has a key. Undefined until the server answers. */
  isUsed: boolean | undefined;
  places: GooglePlace[];
  isCurrent: boolean;
  /** Google's failure. The person then searches without suggestions. */
  error: Error | null;
}

/** Returns addresses from Google, if a key is configured. Google's script loads when a person types. */
export function useGoogleSuggestions(text: string, isWanted: boolean): GoogleSuggestions {
  const config = useRead('getMapsConfig', undefined, { enabled: isWanted });
  // Without an answer, the suggestions come from the gazetteer.
  const key = config.isError ? null : config.data?.apiKey;
  const search = useSettled(text.trim());
  const isLongEnough = search.length >= fewestCharacters;
  const { data, error, isFetching } = useQuery({
    queryKey: ['everyone', 'google places', search],
    queryFn: async () => {
      const { suggestFromGoogle } = await import('../map/google/google-places.ts');
      return suggestFromGoogle(key ?? '', search);
    },
    enabled: isWanted && Boolean(key) && isLongEnough,
    placeholderData: keepPreviousData,
  });
  return {
    isUsed: key === undefined ? undefined : Boolean(key),
    places: isWanted && isLongEnough ? (data ?? []) : [],
    isCurrent: !isFetching && search === text.trim(),
    error,
  };
}
