/** A line of a log, parsed. `from` is the log group in AWS. */
export interface LogLine {
  from: string;
  says: Record<string, unknown>;
}

/** Lambda and API Gateway write lines of their own, and some of them are not JSON. */
export function parseLine(from: string, text: string): LogLine {
  try {
    const says: unknown = JSON.parse(text);
    if (typeof says === 'object' && says !== null) return { from, says: says as Record<string, unknown> };
  } catch {
    // Shown as it is.
  }
  return { from, says: { message: text.trim() } };
}

/** One line for people: where it is from and each fact by its name. What caused a fault stands below it. */
export function describeLine({ from, says: { _aws, cause, ...facts } }: LogLine): string {
  const named = Object.entries(facts).map(([name, value]) => `${name}=${String(value)}`);
  const first = [from, ...named].filter(Boolean).join('  ');
  return cause === undefined ? first : `${first}\n  ${String(cause).replaceAll('\n', '\n  ')}`;
}
