import { readFile } from 'node:fs/promises';
import { logFiles } from '../../local/server/log-file.ts';
import { type LogLine, parseLine } from './log-line.ts';

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function linesOf(file: string): Promise<string[]> {
  try {
    return (await readFile(file, 'utf8')).split('\n');
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Returns a data folder's log lines about a request. The application may be running. */
export async function linesInFolder(dataDir: string, requestId: string): Promise<LogLine[]> {
  const lines = (await Promise.all(logFiles(dataDir).map(linesOf))).flat();
  return lines
    .filter((line) => line.includes(requestId))
    .map((line) => parseLine('', line))
    .filter(({ says }) => says.requestId === requestId);
}
