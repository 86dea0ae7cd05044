import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks, noCircles } from './build/chunks.ts';
import { contractData } from './build/contract-data.ts';
import { leanLibraries } from './build/lean-libraries.ts';
import { leanTokens } from './build/lean-tokens.ts';
import { standingPages } from './build/standing-pages.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Chakra makes all its recipes and components by calling these. Calls whose results we do not use are left out. */
const definitions = [
  ...['defineConfig', 'defineRecipe', 'defineSlotRecipe', 'createAnatomy', 'createIcon', 'createContext', 'forwardRef'],
  ...['chakra', 'createRecipeContext', 'createSlotRecipeContext', 'withContext', 'withProvider', 'withRootProvider'],
];

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
      treeshake: {
        propertyReadSideEffects: false,
        unknownGlobalSideEffects: false,
        manualPureFunctions: definitions,
      },
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
    },
  },
});
