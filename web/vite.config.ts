import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractData } from './build/contract-data.ts';
import { listSources } from './build/list-sources.ts';
import { prerenderPages } from './build/prerender-pages.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  plugins: [react(), contractData(), prerenderPages(), listSources()],
  build: {
    outDir: here('./dist'),
    emptyOutDir: true,
    // Nothing is inlined, because the content security policy allows our own files but no data URLs in scripts.
    assetsInlineLimit: 0,
    // Writes one stylesheet, which `prerenderPages` replaces under a new name. Pages would request split files under old names.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One chunk for the libraries that every page needs, because they only change with the lock file. All other code is
          // split by page. This split was the fastest that was measured over HTTP/2 (decision 095).
          groups: [
            {
              name: 'libraries',
              test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack|@emotion|stylis|@pandacss)\//,
            },
          ],
        },
      },
      // Declares that these functions of Chakra have no side effects, so that the build leaves out unused recipes.
      treeshake: { manualPureFunctions: ['defineConfig', 'defineRecipe', 'defineSlotRecipe', 'createAnatomy'] },
    },
  },
});
