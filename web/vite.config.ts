import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks, noCircles } from './chunks.ts';
import { contractData } from './contract-data.ts';
import { leanLibraries } from './lean-libraries.ts';
import { leanTokens } from './lean-tokens.ts';
import { standingPages } from './standing-pages.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  plugins: [react(), contractData(), leanLibraries(), leanTokens(), noCircles(), standingPages()],
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
          includeDependenciesRecursively: false,
          groups: chunks,
        },
      },
      // Chakra defines all its recipes by calling these functions. This setting removes the calls whose recipes we do not use.
      treeshake: {
        propertyReadSideEffects: false,
        unknownGlobalSideEffects: false,
        manualPureFunctions: ['defineConfig', 'defineRecipe', 'defineSlotRecipe', 'createAnatomy'],
      },
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
    },
  },
});
