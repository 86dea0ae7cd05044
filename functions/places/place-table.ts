/** The format of the table of localities in the generated file: columns that compress well, in one string. */
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { State } from '#shared/domain/places/australia.ts';

export interface Locality {
  name: string;
  state: State;
  postcode: string;
  lat: number;
  lng: number;
  /** Size of the town on a logarithmic scale, or 0 if unknown. A step of 8 means ten times as many people. */
  rank: number;
  /** The first zoom of a map with space for the name, or 0 if no zoom has space. */
  zoom: number;
}

interface Columns {
  /** The postcode and state of consecutive localities, and their number. */
  areas: [postcode: string, state: State, count: number][];
  names: string;
  /** Thousandths of a degree, each stored as the difference from the previous one. */
  lats: number[];
  lngs: number[];
  ranks: string;
  zooms: string;
}

/** Plain comparison, so that the table does not depend on the build machine's collation. */
const ascending = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const byArea = (a: Locality, b: Locality): number =>
  ascending(a.postcode, b.postcode) || ascending(a.state, b.state) || a.lat - b.lat || ascending(a.name, b.name);

const differences = (degrees: number[]): number[] => {
  const steps = degrees.map((value) => Math.round(value * 1000));
  return steps.map((step, i) => step - (steps[i - 1] ?? 0));
};

export const packLocalities = (localities: readonly Locality[]): string => {
  const sorted = [...localities].sort(byArea);
  const areas: Columns['areas'] = [];
  for (const { postcode, state } of sorted) {
    const last = areas.at(-1);
    if (last?.[0] === postcode && last[1] === state) last[2] += 1;
    else areas.push([postcode, state, 1]);
  }
  const columns: Columns = {
    areas,
    names: sorted.map(({ name }) => name).join('\n'),
    lats: differences(sorted.map(({ lat }) => lat)),
    lngs: differences(sorted.map(({ lng }) => lng)),
    ranks: sorted.map(({ rank }) => rank.toString(36)).join(''),
    zooms: sorted.map(({ zoom }) => zoom.toString(36)).join(''),
  };
  const text = Buffer.from(JSON.stringify(columns));
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  return brotliCompressSync(text, { params }).toString('base64');
};

/** Returns the localities in the order of their postcodes. */
export const unpackLocalities = (packed: string): Locality[] => {
  const columns = JSON.parse(brotliDecompressSync(Buffer.from(packed, 'base64')).toString()) as Columns;
  const names = columns.names.split('\n');
  const localities: Locality[] = [];
  let [latSteps, lngSteps] = [0, 0];
  for (const [postcode, state, count] of columns.areas) {
    for (let i = 0; i < count; i += 1) {
      const at = localities.length;
      latSteps += columns.lats[at] ?? 0;
      lngSteps += columns.lngs[at] ?? 0;
      const [rank, zoom] = [columns.ranks, columns.zooms].map((digits) => Number.parseInt(digits[at] ?? '0', 36));
      const position = { lat: latSteps / 1000, lng: lngSteps / 1000 };
      localities.push({ name: names[at] ?? '', state, postcode, ...position, rank: rank ?? 0, zoom: zoom ?? 0 });
    }
  }
  return localities;
};
