import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildWeb } from '../build/build-web.ts';
import { bundleFunctions } from '../build/bundle.ts';
import { projectRoot, run } from '../install.mjs';
import { localContact } from '../local/cloud/serving/local-account.ts';
import { allDocuments } from './documents/all-documents.ts';

/**
 * Builds all files that derive from the sources: `npm run build`. Arguments choose parts. Run `npm run build -- documents` after
 * a change to the contract, the rules of a job, its views or a limit. Run `npm run build -- notice` after a change of packages.
 * `npm run deploy` builds the site again, with the URL and email addresses of its stage.
 */

async function writeDocuments(): Promise<number> {
  for (const { path, text } of await allDocuments()) {
    await writeFile(join(projectRoot, path), text);
    console.log(`wrote ${path}`);
  }
  return 0;
}

const writeNotice = (): Promise<number> =>
  run(process.execPath, ['--import', 'tsx', 'infra/tools/licences/licences.ts']);

async function writeFunctions(): Promise<number> {
  await bundleFunctions(join(projectRoot, 'functions/dist'));
  console.log('wrote functions/dist');
  return 0;
}

async function writeSite(): Promise<number> {
  await buildWeb(join(projectRoot, 'web/dist'), { contact: localContact });
  console.log('wrote web/dist');
  return 0;
}

const parts: Record<string, () => Promise<number>> = {
  documents: writeDocuments,
  notice: writeNotice,
  functions: writeFunctions,
  site: writeSite,
};
const words = process.argv.slice(2);
const unknown = words.filter((word) => !Object.hasOwn(parts, word));
if (unknown.length > 0) {
  console.error(`Usage: npm run build -- [${Object.keys(parts).join(' | ')}] ...`);
  process.exitCode = words.includes('--help') ? 0 : 2;
} else
  for (const name of words.length > 0 ? words : Object.keys(parts)) {
    process.exitCode = (await parts[name]?.()) ?? 1;
    if (process.exitCode !== 0) break;
  }
