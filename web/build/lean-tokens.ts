import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { dictionaryOf, type TokenNames } from '../src/theme/worked-out-tokens.ts';
import { loadInNode } from './load-in-node.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

type System = typeof import('../src/theme/system.ts').system;

const prefix = 'sc';

function namesOf({ tokens }: System): TokenNames {
  const categories = new Set(tokens.allTokens.map(({ extensions }) => extensions.category ?? ''));
  return {
    prefix,
    categories: Object.fromEntries(
      [...categories].map((category) => [category, Object.keys(tokens.getCategoryValues(category) ?? {}).join(' ')]),
    ),
  };
}

const plain = (map: ReadonlyMap<string, ReadonlyMap<string, string>>) =>
  JSON.stringify([...map].map(([name, values]) => [name, [...values]]));

/** Whether the names alone lead to what the library's dictionary says. */
function compare({ tokens }: System, names: TokenNames): void {
  const ours = dictionaryOf(names);
  const wrong = [...tokens.flatMap].find(([name, value]) => ours.getVar(name) !== value);
  if (wrong || plain(ours.colorPaletteMap) !== plain(tokens.colorPaletteMap))
    throw new Error(
      `Chakra's tokens have changed: ${wrong ?? 'the palettes'}. See web/src/theme/worked-out-tokens.ts.`,
    );
}

/** Leaves the values of all tokens and the styles of every element to the stylesheet. The application keeps the names. */
export function leanTokens(): Plugin {
  let system: Promise<System> | undefined;
  const load = () => {
    system ??= loadInNode<typeof import('../src/theme/system.ts')>(here('../src/theme/system.ts')).then(
      ({ module }) => module.system,
    );
    return system;
  };
  return {
    name: 'lean-tokens',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /src\/theme\/(?:values|element-styles)\.ts$|styled-system\/token-dictionary\.js$/ },
      async handler(id) {
        if (id.endsWith('values.ts')) return 'export const values = {};';
        const worked = await load();
        if (id.endsWith('element-styles.ts')) return `export const elementStyles = ${JSON.stringify(worked._global)};`;
        const names = namesOf(worked);
        compare(worked, names);
        return `import { dictionaryOf } from ${JSON.stringify(here('../src/theme/worked-out-tokens.ts'))};
          export const createTokenDictionary = () => dictionaryOf(${JSON.stringify(names)});`;
      },
    },
  };
}
