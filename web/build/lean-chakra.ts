import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const library = here('../../node_modules/@chakra-ui/react/dist/esm');

/** The file in which Chakra describes all its style properties and conditions. */
const base = 'preset-base.js';
/** Where style properties are written: our own files, and the library's components and their looks. */
const writers = [
  here('../src'),
  ...['components', 'hooks', 'styled-system', 'theme', 'utils'].map((folder) => join(library, folder)),
];
/** Where properties of elements are written as well. */
const controls = ['@ark-ui/react/dist', '@zag-js', 'react-router/dist/production', 'lucide-react/dist/esm/shared'].map(
  (folder) => here(`../../node_modules/${folder}`),
);

const textsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.d)\.(?:m?js|tsx?)$/.test(file))
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
  const words = wordsOf(writers);
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
    throw new Error(`Chakra has changed: ${base} is not written as before. See web/build/lean-chakra.ts.`);
  return trimmed;
}

/** The lists by which a property is told to be a style or an attribute. A name that nobody writes is never looked up. */
const lists: Record<string, { list: RegExp; between: string; folders: readonly string[] }> = {
  '@pandacss/is-valid-prop': { list: /(?<=cssPropertiesStr = ")[^"]+(?=")/, between: ',', folders: writers },
  '@emotion/is-prop-valid': {
    list: /(?<=reactPropsRegex = \/\^\(\()[\w|]+(?=\))/,
    between: '|',
    folders: [...writers, ...controls],
  },
};

/** Leaves out the names of styles and attributes that nobody writes. */
export function trimList(code: string, id: string): string {
  const [name, about] = Object.entries(lists).find(([name]) => id.includes(name)) ?? [];
  if (!about) throw new Error(`${id} has no list. See web/build/lean-chakra.ts.`);
  const { list, between, folders } = about;
  const words = wordsOf(folders);
  const trimmed = code.replace(list, (names) =>
    names
      .split(between)
      .filter((name) => words.has(name))
      .join(between),
  );
  if (trimmed.length === code.length) throw new Error(`${name} has changed. See web/build/lean-chakra.ts.`);
  return trimmed;
}

/** What some browser of the last years only knows with a prefix, of all that emotion's list holds. */
const prefixed = 'user-select|backdrop-filter|hyphens|print-color-adjust|text-size-adjust|mask|box-decoration-break';

/** Prefixes serve browsers that do not run the application at all. The few others stay. */
export function trimPrefixes(code: string): string {
  const trimmed = code.replace(/^function prefix\(value, length\) \{.*?^\}$/ms, '').replace(
    /^var prefixer = function prefixer\(element, .*?^\};$/ms,
    () => `const prefixer = (element) => {
        if (element.length > -1 && !element.return && element.type === DECLARATION)
          element.return = element.value.replace(/^(?:${prefixed}).*/, WEBKIT + '$&$&');
      };`,
  );
  if (/function prefix(?:er)?\(/.test(trimmed)) throw new Error('Emotion has changed. See web/build/lean-chakra.ts.');
  return trimmed;
}
