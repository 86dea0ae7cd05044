import { parseArgs } from 'node:util';
import { openTable } from './open-table.ts';

/**
 * `npm run ops -- rebuild --stage NAME` counts every number of a stage in AWS again and writes those that are wrong, and draws the map
 * and the lists of the directory again if they are wrong. `--data-dir DIR` does it for a folder of `npm start`. Run it at a
 * quiet time, and the check of all figures after it: what changes meanwhile, it cannot know.
 */

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
const { stage, 'data-dir': dataDir } = parseArgs({
  options: { stage: { type: 'string' }, 'data-dir': { type: 'string' } },
}).values;

async function rebuild(): Promise<string> {
  const { documents, tableName } = await import('#functions/data/client.ts');
  const { readTable } = await import('./integrity/read-table.ts');
  const { rightCounts } = await import('./rebuild/right-counts.ts');
  const { drawAgain } = await import('./rebuild/draw-again.ts');
  const rows = await readTable(documents, tableName());
  const count = await rightCounts(documents, tableName(), rows);
  const isDrawing = await drawAgain(documents, tableName(), rows);
  const drawing = isDrawing ? 'are being drawn again, which takes a few minutes.' : 'are as they should be.';
  return `${count} numbers were put right. The map and the lists of the directory ${drawing}`;
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
