import { parseArgs } from 'node:util';
import { openTable } from './open-table.ts';

/**
 * Recounts every number of a stage in AWS, and corrects wrong numbers and lists: `npm run ops -- rebuild --stage NAME`.
 * `--data-dir DIR` does this for a folder of `npm start`. Run this command at a quiet time, because it cannot see changes that
 * happen while it runs. Exits with 1 if it skips a number, because people change its row at the same time. Run
 * `npm run ops -- integrity` after it.
 */

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
const { stage, 'data-dir': dataDir } = parseArgs({
  options: { stage: { type: 'string' }, 'data-dir': { type: 'string' } },
}).values;

/** Rebuilds the numbers and lists, and prints the result. Returns whether all of them are right. */
async function rebuild(): Promise<boolean> {
  const { documents, tableName } = await import('#functions/data/client.ts');
  const { readTable } = await import('../read-table.ts');
  const { rightCounts } = await import('./rebuild/right-counts.ts');
  const { describeRebuild } = await import('./rebuild/describe-rebuild.ts');
  const { rebuildLists } = await import('../lists/rebuild-lists.ts');
  const rows = await readTable(documents, tableName());
  const counts = await rightCounts(documents, tableName(), rows);
  for (const number of counts.skipped) console.log(`Not corrected: ${number}`);
  console.log(describeRebuild(counts, await rebuildLists(documents, tableName())));
  return counts.skipped.length === 0;
}

try {
  const close = await openTable({ stage, dataDir });
  try {
    process.exitCode = (await rebuild()) ? 0 : 1;
  } finally {
    await close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
