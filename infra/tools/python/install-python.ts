import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { runTo } from './run-to.ts';

/** Installs packages into a virtual environment of Python in a folder. Returns the folder of its programs. */
export async function installPython(folder: string, packages: readonly string[]): Promise<string> {
  const programs = join(folder, 'bin');
  const ready = join(folder, 'pyvenv.cfg');
  const isThere = await access(ready).then(
    () => true,
    () => false,
  );
  const log = `${folder}.log`;
  if (!isThere)
    await runTo('python3', ['-m', 'venv', folder], { log }).catch((error: unknown) => {
      throw new Error('This needs Python 3.10 or newer, with its venv, as python3.', { cause: error });
    });
  await runTo(join(programs, 'pip'), ['--quiet', '--disable-pip-version-check', 'install', ...packages], { log });
  return programs;
}
