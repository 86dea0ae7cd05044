import { parseArgs } from 'node:util';
import { dayMs } from '#shared/domain/days.ts';
import { readStage } from '../../aws/stage/stages.ts';
import { usageOf } from '../commands/commands.ts';
import { linesInFolder } from './lines-in-folder.ts';
import { describeLine, type LogLine } from './log-line.ts';

/**
 * Prints the log lines of one request: `npm run ops -- logs REQUEST_ID`. The id is the reference that an error shows.
 * Uses `--data-dir` (`.local`), or the stage in AWS that `--stage` names. In a stage, it searches the last 7 days, or `--days N`.
 */

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

/** The ids of API Gateway and the local server contain only the characters of Base64 and of UUIDs. */
const idPattern = /^[\w=+/-]{8,64}$/;

function readCommand() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { stage: { type: 'string' }, days: { type: 'string', default: '7' }, 'data-dir': { type: 'string' } },
  });
  const [requestId = '', ...others] = positionals;
  const { stage, 'data-dir': dataDir } = values;
  const days = Number(values.days);
  const isOnePlace = stage === undefined || dataDir === undefined;
  if (!idPattern.test(requestId) || others.length > 0 || !isOnePlace || !Number.isInteger(days) || days < 1)
    throw new Error(usageOf('ops', 'logs'));
  return { requestId, stage, dataDir: dataDir ?? '.local', days };
}

async function linesInStage(stage: string, requestId: string, days: number): Promise<LogLine[]> {
  const { name, settings } = readStage(stage);
  const { findInStage } = await import('./lines-in-stage.ts');
  return findInStage({ stage: name, region: settings.region, requestId, since: Date.now() - days * dayMs });
}

async function main(): Promise<number> {
  const { requestId, stage, dataDir, days } = readCommand();
  const lines = await (stage === undefined ? linesInFolder(dataDir, requestId) : linesInStage(stage, requestId, days));
  for (const line of lines) console.log(describeLine(line));
  if (lines.length === 0) console.error(`No line of the log names ${requestId}.`);
  return lines.length === 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
