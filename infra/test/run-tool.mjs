// Runs vitest or playwright after whatever is missing has been installed; further words go to it as they are.
import { join } from 'node:path';
import { ensureInstalled, ensurePlaces, projectRoot, run } from '../install.mjs';

const scripts = { vitest: 'vitest/vitest.mjs', playwright: '@playwright/test/cli.js' };
const [tool, ...words] = process.argv.slice(2);

if (!(await ensureInstalled()) || !(await ensurePlaces())) process.exit(1);
process.exitCode = await run(process.execPath, [join(projectRoot, 'node_modules', scripts[tool]), ...words]);
