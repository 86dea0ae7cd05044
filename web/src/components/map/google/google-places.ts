import { library, withGoogle } from './load-google.ts';

/** Addresses that Google suggests, for our own list of suggestions. */

/** The kind of address that the specification names: country Australia, type geocode. */
const scope = { includedRegionCodes: ['au'], includedPrimaryTypes: ['geocode'], language: 'en-AU', region: 'au' };

export interface GooglePlace {
  id: string;
  name: string;
  detail: string;
  /** Returns the address and position of this place, or null if Google does not know its position. */
  find: () => Promise<{ label: string; lat: number; lng: number } | null>;
}

/**
 * The token of the present search. With it, Google bills one session for everything that a person types until they pick a place.
 */
let session: google.maps.places.AutocompleteSessionToken | null = null;

/** Returns the places that Google suggests for a typed text. Throws if Google fails. */
export async function suggestFromGoogle(key: string, input: string): Promise<GooglePlace[]> {
  const { AutocompleteSuggestion, AutocompleteSessionToken } = await withGoogle(key, () => library('places'));
  session ??= new AutocompleteSessionToken();
  const request = { ...scope, input, sessionToken: session };
  const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions(request);
  return suggestions.flatMap(({ placePrediction: found }) => {
    if (!found) return [];
    return {
      id: found.placeId,
      name: found.mainText?.toString() ?? found.text.toString(),
      detail: found.secondaryText?.toString() ?? '',
      async find() {
        const place = found.toPlace();
        await place.fetchFields({ fields: ['location', 'formattedAddress'] });
        session = null;
        if (!place.location) return null;
        const label = (place.formattedAddress ?? found.text.toString()).replace(/, Australia$/, '');
        return { label, ...place.location.toJSON() };
      },
    };
  });
}
