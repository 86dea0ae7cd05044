/** A line of a log, parsed. `from` is the log group in AWS. */
export interface LogLine {
  from: string;
  says: Record<string, unknown>;
}

/** Parses a line of a function, or a line by Lambda or API Gateway, which may not be JSON. */
export function parseLine(from: string, text: string): LogLine {
  try {
    const says: unknown = JSON.parse(text);
    if (typeof says === 'object' && says !== null) return { from, says: says as Record<string, unknown> };
  } catch {
    // Shown as it is.
  }
  return { from, says: { message: text.trim() } };
}

/** Returns a line for people: its source and each fact by its name. The cause of a fault is below it. */
export function describeLine({ from, says: { _aws, cause, ...facts } }: LogLine): string {
  const named = Object.entries(facts).map(([name, value]) => `${name}=${String(value)}`);
  const first = [from, ...named].filter(Boolean).join('  ');
  return cause === undefined ? first : `${first}\n  ${String(cause).replaceAll('\n', '\n  ')}`;
}
