import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractAddresses } from './contract-addresses.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  plugins: [react(), contractAddresses()],
  build: {
    outDir: here('./dist'),
    emptyOutDir: true,
    // Nothing is inlined: the content security policy allows files of our own, not data in scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Chakra defines every recipe it has by calling these; without this word the calls of those we do not use stay.
    rolldownOptions: {
      // Which pages need the schemas differs from which need the forms that hold them.
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'forms', test: /node_modules[\\/]react-hook-form/ }],
        },
      },
      treeshake: { manualPureFunctions: ['defineConfig', 'defineRecipe', 'defineSlotRecipe', 'createAnatomy'] },
    },
  },
});
