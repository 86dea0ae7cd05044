// Installs the packages, which every command in a fresh clone needs first. This file is plain JavaScript, because it runs before
// any package is installed.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));

const packagesIn = (file) => JSON.parse(readFileSync(join(projectRoot, file), 'utf8')).packages;

/**
 * Tells whether npm's own record of installed packages agrees with the lock file. npm writes that record last, so the record of
 * an interrupted installation does not agree.
 */
function isInstalled() {
  const wanted = packagesIn('package-lock.json');
  let there;
  try {
    there = packagesIn(join('node_modules', '.package-lock.json'));
  } catch {
    return false;
  }
  return Object.entries(wanted).every(([path, { version, integrity, optional, devOptional }]) => {
    if (path === '') return true;
    const found = there[path];
    return found ? found.version === version && found.integrity === integrity : optional || devOptional;
  });
}

/** Runs a command in the project root and shares this process's input and output. Returns the exit code. */
export const run = (command, args, options = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: projectRoot, stdio: 'inherit', ...options });
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });

/** Installs exactly the packages of the lock file, unless they are already installed. Returns whether that succeeded. */
export async function ensureInstalled() {
  if (isInstalled()) return true;
  console.log('Installing packages (npm ci). This takes a minute or two the first time ...');
  return (await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])) === 0;
}

/** Builds the table of Australian localities from its source packages, unless it is up to date. Returns whether it succeeded. */
export const ensurePlaces = async () =>
  (await run(process.execPath, ['--import', 'tsx', 'functions/places/build-places.ts', '--if-missing'])) === 0;
