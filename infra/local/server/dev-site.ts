import { watch } from 'node:fs';
import { join } from 'node:path';
import { contactVariables } from '#shared/site-contact.ts';
import { projectRoot } from '../../install.mjs';
import { localContact } from '../cloud/serving/local-account.ts';
import { keepPorts } from '../cloud/serving/ports.ts';
import type { SendFile } from './site-files.ts';

interface DevSite {
  sendFile: SendFile;
  close(): Promise<void>;
}

/** The pause in milliseconds after the last change to a file, because editors save a file in several steps. */
const pauseMs = 50;
const isSource = (file: string): boolean => /\.ts$/.test(file) && !/\.test\.ts$/.test(file);

/** Serves the web application from its sources with live updates, and reports when a function's source changes. */
export async function openDevSite(cacheDir: string, onFunctionChange: () => void): Promise<DevSite> {
  const [{ createServer }, { reload }] = await Promise.all([import('vite'), keepPorts(['reload'] as const)]);
  const vite = await createServer({
    configFile: join(projectRoot, 'web/vite.config.ts'),
    cacheDir,
    define: Object.fromEntries(
      Object.entries(contactVariables(localContact)).map(([name, value]) => [
        `import.meta.env.${name}`,
        JSON.stringify(value),
      ]),
    ),
    server: {
      middlewareMode: true,
      hmr: { host: 'localhost', port: reload },
      fs: { allow: [projectRoot, cacheDir] },
    },
    appType: 'spa',
    logLevel: 'warn',
  });
  let pause: NodeJS.Timeout | undefined;
  // We do not use Vite's own watcher, because Vite replaces it whenever its configuration changes.
  const watchers = ['functions', 'shared'].map((folder) =>
    watch(join(projectRoot, folder), { recursive: true }, (_, file) => {
      if (!file || !isSource(file)) return;
      clearTimeout(pause);
      pause = setTimeout(onFunctionChange, pauseMs);
    }),
  );
  return {
    sendFile: (request, response, _path, notFound) => vite.middlewares(request, response, notFound),
    close: async () => {
      clearTimeout(pause);
      for (const watcher of watchers) watcher.close();
      await vite.close();
    },
  };
}
