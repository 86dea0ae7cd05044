import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

/** Where the list is written. Without the variable, nobody asks for it. */
const listFile = process.env.SOURCES_FILE;

/** What our own plugins read, which are no modules of the site. */
const readByPlugins = new Set<string>();
export function noteSources(files: readonly string[]): void {
  for (const file of files) readByPlugins.add(file);
}

/** Lists every file that the build reads: its modules, what our plugins read, the public folder and the configuration. */
export function listSources(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'list-sources',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    async writeBundle() {
      if (listFile === undefined) return;
      const entries = await readdir(config.publicDir, { recursive: true, withFileTypes: true });
      // With its folders, because whatever is added to them is copied too.
      const copied = [config.publicDir, ...entries.map(({ parentPath, name }) => join(parentPath, name))];
      const read = [...this.getModuleIds(), ...readByPlugins, ...config.configFileDependencies, ...copied];
      await writeFile(listFile, JSON.stringify(read));
    },
  };
}
