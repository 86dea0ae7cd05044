import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const library = here('../node_modules/@chakra-ui/react/dist/esm');

/** The file in which Chakra describes all its style properties and conditions. */
const base = 'preset-base.js';
/** Where style properties are written: our own files, and the library's components and their looks. */
const writers = ['components', 'hooks', 'styled-system', 'theme', 'utils'].map((folder) => join(library, folder));

const textsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:js|tsx?)$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

/** Every word that stands somewhere in these files. */
const wordsOf = (folders: readonly string[]): Set<string> =>
  new Set(folders.flatMap(textsIn).flatMap((text) => text.match(/\w+/g) ?? []));

/** Each description begins on a line of its own and ends with the next one, or with the list. */
const property = /^ {4}(\w+): \{(?:[^\n]*\},?$|$.*?^ {4}\},?$)/gms;
const condition = /^ {2}(\w+): (?:"[^\n]*",?$|\[$.*?^ {2}\],?$)/gms;

const shorthandsOf = (description: string): string[] =>
  /shorthand: (\[.*?\]|"\w+")/s.exec(description)?.[1]?.match(/\w+/g) ?? [];

/** Leaves out the style properties and conditions whose names nobody writes. A browser takes such a property as it is. */
export function trimBase(code: string): string {
  const words = wordsOf([here('./src'), ...writers]);
  const [conditions = '', utilities = ''] = code.split('const currentBgVar =');
  const left = { properties: 0, conditions: 0 };
  const trimmed = [
    conditions.replace(condition, (whole, name: string) => {
      if (words.has(`_${name}`)) return whole;
      left.conditions += 1;
      return '';
    }),
    utilities.replace(property, (whole, name: string) => {
      if ([name, ...shorthandsOf(whole)].some((each) => words.has(each))) return whole;
      left.properties += 1;
      return '';
    }),
  ].join('const currentBgVar =');
  if (left.properties === 0 || left.conditions === 0)
    throw new Error(`Chakra has changed: ${base} is not written as before. See web/lean-chakra.ts.`);
  return trimmed;
}
