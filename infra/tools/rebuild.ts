import { parseArgs } from 'node:util';
import { openTable } from './open-table.ts';

/**
 * Recounts every number of a stage in AWS, and corrects wrong numbers and lists: `npm run ops -- rebuild --stage NAME`.
 * `--data-dir DIR` does this for a folder of `npm start`. Run this command at a quiet time, because it cannot see changes that
 * happen while it runs. Run `npm run ops -- integrity` after it.
 */

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
const { stage, 'data-dir': dataDir } = parseArgs({
  options: { stage: { type: 'string' }, 'data-dir': { type: 'string' } },
}).values;

async function rebuild(): Promise<string> {
  const { documents, tableName } = await import('#functions/data/client.ts');
  const { readTable } = await import('../read-table.ts');
  const { rightCounts } = await import('./rebuild/right-counts.ts');
  const { rebuildLists } = await import('../lists/rebuild-lists.ts');
  const rows = await readTable(documents, tableName());
  const count = await rightCounts(documents, tableName(), rows);
  const parts = await rebuildLists(documents, tableName());
  return `${count} numbers corrected. Parts of lists rewritten: ${parts}.`;
}

try {
  const close = await openTable({ stage, dataDir });
  try {
    console.log(await rebuild());
  } finally {
    await close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
