// A process of its own for one build of the web application, so that other work goes on beside it.
import { build } from 'vite';

const [outDir, manifest] = process.argv.slice(2);
await build({
  configFile: 'web/vite.config.ts',
  logLevel: 'warn',
  build: { outDir, emptyOutDir: true, manifest: manifest === 'manifest' },
});
