// Installs anything that is missing, then runs vitest or playwright. Extra arguments are passed on.
import { join } from 'node:path';
import { ensureInstalled, ensurePlaces, projectRoot, run } from '../install.mjs';

const scripts = { vitest: 'vitest/vitest.mjs', playwright: '@playwright/test/cli.js' };
const [tool, ...words] = process.argv.slice(2);

if (!(await ensureInstalled()) || !(await ensurePlaces())) process.exit(1);
process.exitCode = await run(process.execPath, [join(projectRoot, 'node_modules', scripts[tool]), ...words]);
