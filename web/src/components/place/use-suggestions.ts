import { useState } from 'react';
import type { ListedPlace } from './place-list.tsx';
import { completeAddress, partsOf } from './suburb-part.ts';
import { useGoogleSuggestions } from './use-google-suggestions.ts';
import { usePlaceSuggestions } from './use-place-suggestions.ts';

export interface PickedPlace {
  label: string;
  lat: number;
  lng: number;
  /** Whether the position is that of the address itself, not only of its suburb. */
  isExact: boolean;
}

export interface Suggestion extends ListedPlace {
  /**
   * The input's text after the pick, and the picked place. A suggestion from Google has a function that reads both from Google.
   * The function returns null if Google does not know the position.
   */
  picked: { text: string; place: PickedPlace } | (() => Promise<{ text: string; place: PickedPlace } | null>);
}

interface Suggestions {
  list: Suggestion[];
  isCurrent: boolean;
  /** Whether the person has typed enough to expect suggestions. */
  isExpected: boolean;
  /** The reason why suggestions have stopped, or null. */
  failure: string | null;
}

/** Returns the input's text and the picked place for a place of the gazetteer. */
export const completed = (
  kind: 'location' | 'address',
  typed: string,
  { label, lat, lng }: { label: string; lat: number; lng: number },
) => ({
  text: kind === 'address' ? completeAddress(typed, label) : label,
  place: { label, lat, lng, isExact: false },
});

/**
 * Returns suggestions while a person types: addresses from Google if a key is configured, and otherwise localities of the
 * gazetteer.
 */
export function useSuggestions(kind: 'location' | 'address', typed: string, isTyping: boolean): Suggestions {
  const [failure, setFailure] = useState<Error | null>(null);
  const google = useGoogleSuggestions(typed, isTyping && failure === null);
  if (google.error && failure === null) setFailure(google.error);
  const search = kind === 'address' ? partsOf(typed).search : typed;
  const own = usePlaceSuggestions(search, isTyping && google.isUsed === false);

  if (failure)
    return { list: [], isCurrent: true, isExpected: false, failure: `Failed to load autocomplete: ${failure.message}` };
  if (google.isUsed)
    return {
      list: google.places.map(({ id, name, detail, find }) => ({
        id,
        name,
        detail,
        picked: async () => {
          const place = await find();
          return place && { text: place.label, place: { ...place, isExact: true } };
        },
      })),
      isCurrent: google.isCurrent,
      isExpected: typed.length >= 3,
      failure: null,
    };
  return {
    list: own.places.map((place) => ({
      id: place.id,
      name: place.name,
      detail: `${place.state} ${place.postcode}`,
      picked: completed(kind, typed, place),
    })),
    isCurrent: own.isCurrent,
    isExpected: search.length >= 2,
    failure: null,
  };
}
