/** Suggests places while a user types: "parra", "richmond vic", "3121", "newcastle n". */
import { type State, stateNames, states } from '#shared/domain/places/australia.ts';
import { normalise } from './locality-names.ts';
import { type IndexedLocality, type PlaceIndex, withName, withNamePrefix, withPostcodePrefix } from './place-index.ts';

/** A query, split into the name and the state at its end. A partly typed state only counts after a complete name. */
interface StateReading {
  name: string;
  state: State;
  isPartial: boolean;
}

const stateReadings = (words: readonly string[]): StateReading[] =>
  states.flatMap((state) =>
    [state.toLowerCase(), stateNames[state].toLowerCase()].flatMap((written) =>
      [1, 2, 3].flatMap((count) => {
        const end = words.slice(-count).join(' ');
        const name = words.slice(0, -count).join(' ');
        return name !== '' && written.startsWith(end) ? [{ name, state, isPartial: written !== end }] : [];
      }),
    ),
  );

interface Match {
  locality: IndexedLocality;
  isExact: boolean;
}

/** Complete names first, then larger towns. */
const byRelevance = (a: Match, b: Match): number =>
  Number(b.isExact) - Number(a.isExact) ||
  b.locality.rank - a.locality.rank ||
  (a.locality.key < b.locality.key ? -1 : a.locality.key > b.locality.key ? 1 : 0) ||
  Number(a.locality.postcode) - Number(b.locality.postcode);

const namesIn = (index: PlaceIndex, words: readonly string[]): Match[] => {
  const name = words.join(' ');
  if (name === '') return [];
  const matches = withNamePrefix(index, name).map((locality) => ({ locality, isExact: locality.key === name }));
  for (const reading of stateReadings(words)) {
    const found = reading.isPartial ? withName(index, reading.name) : withNamePrefix(index, reading.name);
    for (const locality of found) {
      if (locality.state === reading.state) matches.push({ locality, isExact: locality.key === reading.name });
    }
  }
  return matches;
};

const matchesOf = (index: PlaceIndex, query: string): Match[] => {
  const words = normalise(query).split(' ');
  const named = namesIn(index, words);
  const digits = words.find((word) => /^\d{1,4}$/.test(word));
  if (digits === undefined) return named;
  const others = words.filter((word) => word !== digits);
  const withDigits =
    others.length > 0
      ? namesIn(index, others).filter(({ locality }) => locality.postcode.startsWith(digits))
      : withPostcodePrefix(index, digits).map((locality) => ({ locality, isExact: locality.postcode === digits }));
  return [...named, ...withDigits];
};

export const suggestLocalities = (index: PlaceIndex, query: string, limit: number): IndexedLocality[] => {
  const ordered = matchesOf(index, query).sort(byRelevance);
  return [...new Set(ordered.map(({ locality }) => locality))].slice(0, limit);
};
