// Runs jest with the flags its ES modules need, so that no one has to remember them. Extra words go to jest as they are.
import { createRequire } from 'node:module';
import { ensureInstalled, ensurePlaces, run } from '../install.mjs';

if (!(await ensureInstalled()) || !(await ensurePlaces())) process.exit(1);
const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
process.exitCode = await run(
  process.execPath,
  ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', jest, ...process.argv.slice(2)],
  { env: { ...process.env, AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' } },
);
