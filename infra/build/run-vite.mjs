// Builds the web application once in its own process, so that other work can continue at the same time.
import { build } from 'vite';

const [outDir, manifest] = process.argv.slice(2);
await build({
  configFile: 'web/vite.config.ts',
  logLevel: 'warn',
  build: { outDir, emptyOutDir: true, manifest: manifest === 'manifest' },
});
