/** Splits an address into its words and the state and postcode at its end. */
import { type State, stateNames, states } from '#shared/domain/places/australia.ts';
import { normalise } from './locality-names.ts';

export interface AddressReading {
  words: string[];
  state: State | null;
  postcode: string | null;
}

const writtenStates: readonly (readonly [words: string[], state: State])[] = states.flatMap((state) => [
  [stateNames[state].toLowerCase().split(' '), state] as const,
  [[state.toLowerCase()], state] as const,
]);
const countries = new Set(['australia', 'aus', 'au']);
const isFourDigits = (word: string | undefined): boolean => word !== undefined && /^\d{4}$/.test(word);

const stateAtEnd = (words: readonly string[]): readonly [length: number, state: State] | null => {
  const found = writtenStates.find(([written]) => words.slice(-written.length).join(' ') === written.join(' '));
  return found === undefined ? null : [found[0].length, found[1]];
};

const readEnd = (all: readonly string[]): AddressReading => {
  const reading: AddressReading = { words: [...all], state: null, postcode: null };
  for (;;) {
    const { words } = reading;
    const last = words.at(-1);
    // Looks for a state before the country, because the names of two states end with "Australia".
    const ending = reading.state === null ? stateAtEnd(words) : null;
    if (ending !== null) {
      reading.words = words.slice(0, -ending[0]);
      reading.state = ending[1];
    } else if (last !== undefined && reading.postcode === null && isFourDigits(last)) {
      reading.words = words.slice(0, -1);
      reading.postcode = last;
    } else if (last !== undefined && countries.has(last)) {
      reading.words = words.slice(0, -1);
    } else return reading;
  }
};

/**
 * Reads the state and the postcode at the end of an address. Only the end counts: "14 Victoria Road" names no state, and
 * "2150 Pacific Highway" contains no postcode.
 */
export const readAddress = (text: string): AddressReading => {
  const words = normalise(text)
    .split(' ')
    .filter((word) => word !== '');
  const reading = readEnd(words);
  if (reading.state !== null || reading.postcode !== null) return reading;
  // Something may follow the postcode: "Parramatta NSW 2150 (near the station)".
  const afterPostcode = words.findLastIndex((word, i) => isFourDigits(word) && stateAtEnd(words.slice(0, i)) !== null);
  return afterPostcode < 0 ? reading : readEnd(words.slice(0, afterPostcode + 1));
};
