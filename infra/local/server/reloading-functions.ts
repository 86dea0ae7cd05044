import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleFunctions } from '../../build/bundle.ts';
import { type ImportFile, type LocalFunctions, openFunctions } from './functions.ts';

export interface ReloadingFunctions extends LocalFunctions {
  /** Rebuilds the functions, and uses the new ones for later calls. If the build fails, later calls use the old ones. */
  rebuild(): Promise<void>;
}

/** Opens the functions of a folder. Each call of `rebuild` builds them into a new folder. */
export function openReloadingFunctions(
  folder: string,
  importFile: ImportFile,
  log: (line: string) => void,
): ReloadingFunctions {
  let current = openFunctions(folder, importFile);
  const changed = `${folder}-changed`;
  const folders: string[] = [];
  let last = rm(changed, { recursive: true, force: true });
  async function build(): Promise<void> {
    const since = performance.now();
    // Node caches imports by path, so each build needs a new folder.
    const next = join(changed, String(Date.now()));
    try {
      await bundleFunctions(next);
    } catch (error) {
      return log(
        `The functions do not build, so the last working ones stay in use. ${error instanceof Error ? error.message : error}`,
      );
    }
    current = openFunctions(next, importFile);
    folders.push(next);
    log(`Functions reloaded in ${Math.round(performance.now() - since)} ms.`);
    // A call in progress may still load parts of the previous version.
    for (const old of folders.splice(0, folders.length - 2)) await rm(old, { recursive: true, force: true });
  }
  return {
    load: (name) => current.load(name),
    handlerOf: (group) => current.handlerOf(group),
    rebuild: () => {
      last = last.then(build);
      return last;
    },
  };
}
