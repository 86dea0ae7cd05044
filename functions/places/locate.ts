/** Finds the place that a text names: an address, a suburb or a postcode. */
import { type State, stateOfPostcode } from '#shared/domain/places/australia.ts';
import { distanceKm, type Position } from '#shared/domain/places/distance.ts';
import { medianPosition } from './median-position.ts';
import { type IndexedLocality, type PlaceIndex, positionOf, withName, withPostcode } from './place-index.ts';
import { type AddressReading, readAddress } from './read-address.ts';

export interface Located {
  /** Null if the text only names a postcode, or a suburb that is too new for the table. */
  locality: IndexedLocality | null;
  state: State;
  postcode: string;
  position: Position;
  /** False if the text could also mean another place, as "Richmond" does. */
  isCertain: boolean;
}

/** A suburb and a postcode that are further apart than this do not mean the same place. */
const nearKm = 50;
/** If a town has about 18 times as many people as its namesakes (10 ranks), users mean that town. */
const dominantRanks = 10;
const longestName = 5;

const streetTypes = new Set(
  (
    'av ave avenue bvd blvd boulevard cct circuit cl close cr cres crescent ct court dr drive esp esplanade gr grove hwy ' +
    'highway ln lane pde parade pl place rd road sq square st street tce terrace way'
  ).split(' '),
);
const directions = new Set(['north', 'south', 'east', 'west', 'upper', 'lower']);

/**
 * Returns the name with its direction at the other end ("Brighton East" for "East Brighton"), or an empty text if it names no
 * direction. The table of localities has only one of the two forms.
 */
const turned = (words: readonly string[]): string => {
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (directions.has(first)) return [...words.slice(1), first].join(' ');
  return directions.has(last) ? [last, ...words.slice(0, -1)].join(' ') : '';
};

const namedBy = (index: PlaceIndex, words: readonly string[], state: State | null): IndexedLocality[] => {
  const inState = (name: string): IndexedLocality[] =>
    withName(index, name).filter((locality) => state === null || locality.state === state);
  const found = inState(words.join(' '));
  return found.length > 0 ? found : inState(turned(words));
};

interface Candidate {
  locality: IndexedLocality;
  score: number;
  endsText: boolean;
}

const candidatesIn = (index: PlaceIndex, { words, state, postcode }: AddressReading): Candidate[] => {
  const candidates: Candidate[] = [];
  for (let end = words.length; end > 0; end -= 1) {
    const endsText = end === words.length;
    // In "Richmond Road", the name belongs to a street, which may be in any suburb.
    if (!endsText && streetTypes.has(words[end] ?? '')) continue;
    for (let length = Math.min(longestName, end); length > 0; length -= 1) {
      const start = end - length;
      for (const locality of namedBy(index, words.slice(start, end), state)) {
        const agrees = locality.postcode === (postcode ?? words[start - 1]);
        const disagrees = postcode !== null && !agrees;
        candidates.push({
          locality,
          endsText,
          score: 2 * length + (endsText ? 5 : 0) + (agrees ? 10 : 0) - (disagrees ? 4 : 0),
        });
      }
    }
  }
  return candidates;
};

/** Tells whether another match is as good, and in a different state or a different part of the state. */
const isRivalOf = (best: Candidate, other: Candidate): boolean =>
  other.score === best.score &&
  best.locality.rank - other.locality.rank < dominantRanks &&
  (best.locality.state !== other.locality.state ||
    distanceKm(positionOf(best.locality), positionOf(other.locality)) > nearKm);

/**
 * Returns the place for a postcode alone: the middle of `places`, the localities with this postcode. Null if `places` is empty,
 * or if their state is unknown.
 */
const areaOf = (postcode: string, places: readonly IndexedLocality[]): Located | null => {
  const position = medianPosition(places.map(positionOf));
  const inStates = new Set(places.map(({ state }) => state));
  const [onlyState] = inStates;
  const state = inStates.size === 1 ? onlyState : stateOfPostcode(postcode);
  if (position === null || state === null || state === undefined) return null;
  return { locality: null, state, postcode, position, isCertain: inStates.size === 1 };
};

export const locate = (index: PlaceIndex, text: string): Located | null => {
  const reading = readAddress(text);
  const { state, postcode } = reading;
  const sharingPostcode = postcode === null ? [] : withPostcode(index, postcode);
  const centre = medianPosition(sharingPostcode.map(positionOf));
  const kmFromCentre = ({ locality }: Candidate): number =>
    centre === null ? 0 : distanceKm(positionOf(locality), centre);
  const inState = sharingPostcode.filter((locality) => state === null || locality.state === state);

  const candidates = candidatesIn(index, reading).sort(
    (a, b) => b.score - a.score || kmFromCentre(a) - kmFromCentre(b) || b.locality.rank - a.locality.rank,
  );
  const best = candidates[0];
  if (best === undefined) return postcode === null ? null : areaOf(postcode, inState);

  const { locality, endsText } = best;
  const agrees = locality.postcode === postcode;
  const isNear = centre === null || agrees || (endsText && kmFromCentre(best) <= nearKm);
  if (!isNear && postcode !== null && inState.length > 0) return areaOf(postcode, inState);

  const contradicts = centre === null && postcode !== null && stateOfPostcode(postcode) !== locality.state;
  const isRivalled = candidates.some(
    (other) => isRivalOf(best, other) && (centre === null || kmFromCentre(other) <= nearKm),
  );
  const isBacked = state !== null || postcode !== null || locality.rank > 0;
  return {
    locality,
    state: locality.state,
    // If the typed postcode exists, it takes priority over the table's postcode for the suburb.
    postcode: centre === null || postcode === null ? locality.postcode : postcode,
    position: positionOf(locality),
    isCertain: isNear && !contradicts && !isRivalled && isBacked && (agrees || endsText),
  };
};
