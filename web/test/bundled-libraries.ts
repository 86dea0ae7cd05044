import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { trimForms } from '../build/lean-forms.ts';

const bundled = {
  // They consist of thousands of files, and each test file would load them all again: two seconds, or a third of one.
  chakra: '@chakra-ui/react',
  'chakra-theme': '@chakra-ui/react/theme',
  lucide: 'lucide-react',
  // The tests open every form, so they use what the build leaves of this.
  forms: 'react-hook-form',
};

/** Keeps the styles that decide whether something can be seen, and where they apply. */
const onlyWhatHides = `
const hiding = new Set(['display', 'visibility', 'hideFrom', 'hideBelow']);
function onlyWhatHides(styles) {
  if (Array.isArray(styles)) return styles.map(onlyWhatHides);
  let kept;
  for (const key in styles) {
    const value = styles[key];
    const rest = hiding.has(key) ? value : typeof value === 'object' && value !== null ? onlyWhatHides(value) : undefined;
    if (rest !== undefined) (kept ??= {})[key] = rest;
  }
  return kept;
}
function createCssFn(context) {
  const css = createWholeCssFn(context);
  return (...styles) => css(...styles.map(onlyWhatHides));
}
`;

/**
 * The page tests ask what people can read and press, not how it looks; the browser's tests look. Working out all rules of
 * style, and asking for each role which of them hide something, is a sixth of the time of the tests.
 */
const fewStyles: Plugin = {
  name: 'few styles',
  setup({ onLoad }) {
    onLoad({ filter: /styled-system\/css\.js$/ }, async ({ path }) => {
      const whole = await readFile(path, 'utf8');
      const renamed = whole.replace('function createCssFn(', 'function createWholeCssFn(');
      if (renamed === whole) throw new Error(`${path} is made in another way: fewStyles must follow it.`);
      return { contents: renamed + onlyWhatHides, resolveDir: dirname(path) };
    });
  },
};

/** A form that needs what the build leaves out fails its test, not somebody's work. */
const trimmedForms: Plugin = {
  name: 'trimmed forms',
  setup({ onLoad }) {
    onLoad({ filter: /react-hook-form\/dist\/index\.esm\.mjs$/ }, async ({ path }) => ({
      contents: trimForms(await readFile(path, 'utf8')),
      resolveDir: dirname(path),
    }));
  },
};

/** Makes one file of each of these libraries. Returns where the tests find them, for `resolve.alias`. */
export async function bundleLibraries(): Promise<{ find: RegExp; replacement: string }[]> {
  const folder = fileURLToPath(new URL('../../node_modules/.cache/suncrew-web-test', import.meta.url));
  await build({
    entryPoints: bundled,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What two of them share stays one module.
    splitting: true,
    format: 'esm',
    platform: 'node',
    conditions: ['import', 'module', 'development'],
    // Our own code and the testing library use these too.
    external: ['react', 'react-dom', '@emotion/*'],
    plugins: [fewStyles, trimmedForms],
    logLevel: 'error',
  });
  return Object.entries(bundled).map(([file, name]) => ({
    find: new RegExp(`^${name}$`),
    replacement: `${folder}/${file}.mjs`,
  }));
}
