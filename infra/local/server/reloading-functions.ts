import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleFunctions } from '../../build/bundle.ts';
import { type ImportFile, type LocalFunctions, openFunctions } from './functions.ts';

export interface ReloadingFunctions extends LocalFunctions {
  /** Builds them again; calls from then on meet the new ones. What does not build leaves the old ones in place. */
  rebuild(): Promise<void>;
}

/** The functions of a folder until the first change, then those of a new folder with every change. */
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
    // Node keeps what it has imported under its name, so a change needs a new one.
    const next = join(changed, String(Date.now()));
    try {
      await bundleFunctions(next);
    } catch (error) {
      return log(
        `The functions do not build; the last good ones stay. ${error instanceof Error ? error.message : error}`,
      );
    }
    current = openFunctions(next, importFile);
    folders.push(next);
    log(`Functions reloaded in ${Math.round(performance.now() - since)} ms.`);
    // A call under way may still read parts of the one before.
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
