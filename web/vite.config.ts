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
    // Nothing is inlined, because the content security policy allows our own files but not data in scripts.
    assetsInlineLimit: 0,
    // The standing pages' plugin replaces this one file. Files of single chunks would be asked for under their old names.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs and only changes with the lock file. Everything else is split by the pages that need it, which
          // was the fastest over HTTP/2 of the ways that were measured (decision 095).
          groups: [
            {
              name: 'libraries',
              test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack|@emotion|stylis|@pandacss)\//,
            },
          ],
        },
      },
      // Chakra describes with these how something may look. A description that nobody uses is left out.
      treeshake: { manualPureFunctions: ['defineConfig', 'defineRecipe', 'defineSlotRecipe', 'createAnatomy'] },
    },
  },
});
