import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { missingPageFile, pageFile } from '../../shared/pages.ts';
import type { PrerenderedPage } from '../src/app/prerender.tsx';
import { contractData } from './contract-data.ts';
import { noteSources } from './list-sources.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
type Bundle = Rolldown.OutputBundle;

/** Replacements for browser objects that Node does not have. The pages are rendered as for a visitor without saved settings. */
const noBrowser = { localStorage: { getItem: () => null }, matchMedia: () => ({ matches: false }) };

/** Renders the prerendered pages in Node, from the components that browsers use. Returns the pages and their source files. */
async function render(): Promise<{ pages: PrerenderedPage[]; sources: string[] }> {
  // Builds into a folder of the project, because the built script imports packages from `node_modules`.
  const cache = here('../../.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'pages-'));
  try {
    const built = (await build({
      configFile: false,
      root: here('..'),
      logLevel: 'warn',
      plugins: [react(), contractData()],
      build: { ssr: here('../src/app/prerender.tsx'), outDir: folder, copyPublicDir: false, emptyOutDir: false },
    })) as Rolldown.RolldownOutput;
    Object.assign(globalThis, noBrowser);
    const module: typeof import('../src/app/prerender.tsx') = await import(
      pathToFileURL(join(folder, 'prerender.js')).href
    );
    const sources = built.output.flatMap((each) => (each.type === 'chunk' ? each.moduleIds : []));
    return { pages: await module.renderPages(), sources };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const textOf = (bundle: Bundle, name: string): string => {
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error(`The build has no file ${name}.`);
  return typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source);
};

/**
 * The script element in the source page. The development server loads the script from this file; the build puts it into the page.
 */
const scriptElement = '<script src="/before-paint.js"></script>';

/** Returns empty style elements, which tell emotion that the stylesheet contains the rules with these names. */
function marksOf(names: Iterable<string>): string {
  const plain: string[] = [];
  const marks: string[] = [];
  for (const name of names) {
    if (name.startsWith('css-global ')) marks.push(`<style data-emotion="${name}"></style>`);
    else plain.push(name.slice('css '.length));
  }
  return `${marks.join('')}<style data-emotion="css ${plain.join(' ')}"></style>`;
}

/**
 * Returns the files of the chunk for `start.tsx` and all its imports. A page without prerendered content needs these files first.
 */
function startOf(bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const start = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/src/app/start.tsx'));
  if (!start) throw new Error('The build has no chunk for src/app/start.tsx.');
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const files = new Set([start.fileName]);
  // Iterating a set also returns the members added during the iteration.
  for (const file of files) for (const next of importsOf.get(file) ?? []) files.add(next);
  const sizes = new Map(chunks.map(({ fileName, code }) => [fileName, code.length]));
  // The largest comes first, because a browser requests only a few files of one server at the same time.
  return [...files].sort((one, other) => (sizes.get(other) ?? 0) - (sizes.get(one) ?? 0));
}

/**
 * Writes each prerendered page as a file with its content and the styles that every page needs first. Other pages load these
 * styles from a file. The content security policy allows only these inline styles and the inline script, by their hashes.
 */
export function prerenderPages(): Plugin {
  return {
    name: 'prerendered-pages',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const { pages, sources } = await render();
        noteSources(sources);
        const html = textOf(bundle, 'index.html');
        const link = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(html);
        if (!link?.[1]) throw new Error('The page has no stylesheet.');
        const early = await readFile(here('../public/before-paint.js'), 'utf8');
        const font = Object.keys(bundle).find((name) => /figtree-latin-wght-normal.*\.woff2$/.test(name));
        const styles = new Map(pages.flatMap((page) => [...page.styles]));
        const insides = new Set(pages.flatMap((page) => [...page.insides]));
        const css = textOf(bundle, link[1]) + [...styles.values(), ...insides].join('');
        delete bundle[link[1]];
        const name = `assets/first-${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
        this.emitFile({ type: 'asset', fileName: name, source: css });
        const styled = `<link rel="stylesheet" href="/${name}">${marksOf(styles.keys())}`;
        const preload = `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`;
        const withScript = html.replace(scriptElement, () => `<script>${early}</script>`);
        // Styles inside the page save a request before the first paint, and new visitors open these pages first.
        const inside = `<style data-first="/${name}">${css}</style>${marksOf(styles.keys())}`;
        const opening = withScript.replace(link[0], () => preload + inside);
        const scripts = startOf(bundle).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
        // A page without prerendered content shows nothing before its scripts run, so it loads the scripts first and then the
        // font.
        const shell = html
          .replace(link[0], styled)
          .replace(scriptElement, () => `<script data-font="/${font}">${early}</script>`)
          .replace('</head>', `${scripts.join('')}</head>`);
        for (const fileName of ['index.html', missingPageFile])
          this.emitFile({ type: 'asset', fileName, source: shell });
        for (const page of pages)
          this.emitFile({
            type: 'asset',
            fileName: pageFile(page.name),
            source: (page.body === '' ? shell : opening)
              .replace(/<meta name="(?:description|robots)"[^>]*>/g, '')
              .replace(/<title>.*?<\/title>/, () => page.head)
              .replace('<div id="root"></div>', () => `<div id="root">${page.body}</div>`),
          });
      },
    },
  };
}
