import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

/** The file to which the build writes the list of its source files. If `SOURCES_FILE` is not set, the build writes no list. */
const listFile = process.env.SOURCES_FILE;

/** Files that our own plugins read. Rollup does not know them as modules. */
const readByPlugins = new Set<string>();
/** Adds files that a plugin has read to the list of sources. */
export function noteSources(files: readonly string[]): void {
  for (const file of files) readByPlugins.add(file);
}

/** Lists every file that the build reads: its modules, the files of our plugins, the public folder and the configuration. */
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
      // The list includes folders, because adding a file to the public folder changes the build.
      const copied = [config.publicDir, ...entries.map(({ parentPath, name }) => join(parentPath, name))];
      const read = [...this.getModuleIds(), ...readByPlugins, ...config.configFileDependencies, ...copied];
      await writeFile(listFile, JSON.stringify(read));
    },
  };
}
