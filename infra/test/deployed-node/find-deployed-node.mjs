// Finds the version of Node that the functions are deployed on, and installs it outside the project's own packages. As one of
// these packages, its `node` would replace the engineer's Node in every npm script. Only the full run needs its 190 MB.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../../install.mjs';

const folder = dirname(fileURLToPath(import.meta.url));
const packages = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).optionalDependencies;
const majorOf = (version) => Number(version.split('.')[0]);

export const deployedMajor = majorOf(Object.values(packages)[0]);

/**
 * Returns the path of the Node that the functions are deployed on, and installs this Node if necessary. Returns null if there is
 * no package for this platform or the installation fails.
 */
export async function findDeployedNode() {
  if (majorOf(process.versions.node) === deployedMajor) return process.execPath;
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${system}-${process.arch}`;
  if (!packages[name]) return null;
  const installed = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
  const file = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (installed !== 0) return null;
  return execFileSync(file, ['--version'], { encoding: 'utf8' }).trim() === `v${packages[name]}` ? file : null;
}
