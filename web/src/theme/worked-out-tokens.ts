/**
 * What Chakra asks of its tokens in a browser: the names that a style may use, and the variables behind them. Their values are
 * in the stylesheet. The build puts this in the place of the library's own dictionary (`web/build/lean-tokens.ts`).
 */

type Values = Record<string, string>;

/** What the build knows of the tokens. */
export interface TokenNames {
  prefix: string;
  /** The names in each category, separated by spaces. */
  categories: Values;
}

interface Dictionary {
  getVar: (name: string, fallback?: string) => string | undefined;
  getByName: (name: string) => { value: string } | undefined;
  getCategoryValues: (category: string) => Values | null;
  expandReferenceInValue: (value: string) => string;
  colorPaletteMap: Map<string, Map<string, string>>;
}

/** "0.5" is a number, "bg.panel" a path. Only in a path, a dot and a capital become a dash. */
const dashed = (name: string): string =>
  /^-?\d+\W/.test(name)
    ? name.replace(/\W/g, '\\$&')
    : name.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `{colors.red.500}` or `{colors.red.500/20}` inside a value. */
const reference = /\{([^}]*)\}/g;

export function dictionaryOf({ prefix, categories }: TokenNames): Dictionary {
  const variable = (category: string, name: string) => `--${prefix}-${dashed(category)}-${dashed(name)}`;
  const behind = (category: string, name: string): string =>
    name.startsWith('-') ? `calc(${behind(category, name.slice(1))} * -1)` : `var(${variable(category, name)})`;
  const byCategory: Record<string, Values> = {};
  const byName = new Map<string, string>();
  for (const [category, names] of Object.entries(categories)) {
    const values = Object.fromEntries(names.split(' ').map((name) => [name, behind(category, name)]));
    byCategory[category] = values;
    for (const [name, value] of Object.entries(values)) byName.set(`${category}.${name}`, value);
  }
  const getVar = (name: string, fallback?: string): string | undefined => byName.get(name) ?? fallback;

  // The steps of each colour, under the names that stand for whichever colour an element has.
  const colorPaletteMap: Dictionary['colorPaletteMap'] = new Map();
  for (const [name, value] of Object.entries(byCategory.colors ?? {})) {
    const [colour = '', step] = name.split('.');
    if (colour === 'colorPalette') continue;
    const palette = colorPaletteMap.get(colour) ?? new Map<string, string>();
    palette.set(variable('colors', step === undefined ? 'colorPalette' : `colorPalette.${step}`), value);
    colorPaletteMap.set(colour, palette);
  }

  const expand = (path: string): string => {
    const [colour = '', share] = path.split('/');
    const value = getVar(share === undefined ? path : colour);
    return share === undefined ? (value ?? path) : `color-mix(in srgb, ${value ?? colour} ${share}%, transparent)`;
  };
  return {
    getVar,
    getByName: (name) => {
      const value = getVar(name);
      return value === undefined ? undefined : { value };
    },
    getCategoryValues: (category) => byCategory[category] ?? null,
    expandReferenceInValue: (value) => {
      if (value.includes('token(')) throw new Error('A style names its tokens in curly brackets.');
      return value.replace(reference, (_, path: string) => expand(path));
    },
    colorPaletteMap,
  };
}
