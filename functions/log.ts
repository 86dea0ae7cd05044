import { isSilent } from './env.ts';

/** One line of JSON for the log group. Only ids, codes and stack traces: request bodies and rows are never logged. */
export function logFault(facts: Record<string, string | undefined>, error: unknown): void {
  if (isSilent()) return;
  const cause = error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${JSON.stringify({ level: 'error', ...facts, cause })}\n`);
}
