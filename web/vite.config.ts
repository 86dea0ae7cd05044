import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  plugins: [react()],
  build: {
    outDir: here('./dist'),
    emptyOutDir: true,
    manifest: true,
    // Nothing is inlined: the content security policy allows files of our own, not data in scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
