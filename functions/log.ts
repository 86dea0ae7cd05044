import { isSilent } from './env.ts';

/** An error and its causes, without their stacks. */
export function describeCauses(error: unknown): string {
  const found: string[] = [];
  for (let at = error; at !== undefined && found.length < 5; at = at instanceof Error ? at.cause : undefined)
    found.push(String(at));
  return found.join(', caused by ');
}

/** One line of JSON for the log group. Only ids, codes and stack traces: request bodies and rows are never logged. */
export function logFault(facts: Record<string, string | undefined>, error: unknown): void {
  if (isSilent()) return;
  const cause = error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${JSON.stringify({ level: 'error', ...facts, cause })}\n`);
}
