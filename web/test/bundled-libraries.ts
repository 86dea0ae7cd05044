import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

/** They consist of thousands of files, and each test file would load them all again: two seconds, or a third of one. */
const bundled = { chakra: '@chakra-ui/react', 'chakra-theme': '@chakra-ui/react/theme', lucide: 'lucide-react' };

/**
 * The page tests ask what people can read and press, not how it looks; the browser's tests look. Working out the rules of
 * style, and asking for each role which of them hide something, is a third of the time of a test that fills in a form.
 */
const withoutStyles: Plugin = {
  name: 'without styles',
  setup({ onLoad }) {
    onLoad({ filter: /styled-system\/css\.js$/ }, () => ({
      contents: 'export const createCssFn = () => () => ({});\nexport const mergeCss = () => () => ({});\n',
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
    plugins: [withoutStyles],
    logLevel: 'error',
  });
  return Object.entries(bundled).map(([file, name]) => ({
    find: new RegExp(`^${name}$`),
    replacement: `${folder}/${file}.mjs`,
  }));
}
