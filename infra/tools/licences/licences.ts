import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../../install.mjs';
import { isAllowed, noticeWith, partOf } from './notice-part.ts';
import { shippedPackages } from './shipped-packages.ts';

/**
 * Writes the part of NOTICE that lists the packages in every deployed copy: `npm run build -- notice`. It fails if a package has
 * a licence under which an MIT product cannot pass it on. With `--check`, it writes nothing, and fails if NOTICE is not up to
 * date.
 */
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const file = join(projectRoot, 'NOTICE');

const packages = await shippedPackages();
const refused = packages.filter(({ licence }) => !isAllowed(licence));
for (const { name, licence } of refused) console.error(`${name}: ${licence || 'no licence'} cannot be passed on.`);

const before = await readFile(file, 'utf8');
const after = noticeWith(before, partOf(packages));
const isCurrent = before === after;
if (!isCurrent && values.check) console.error('NOTICE is not up to date: npm run build -- notice writes it.');
if (!isCurrent && !values.check) await writeFile(file, after);
if (refused.length > 0 || (!isCurrent && values.check)) process.exitCode = 1;
else console.log(`${packages.length} packages, all of them can be passed on.`);
