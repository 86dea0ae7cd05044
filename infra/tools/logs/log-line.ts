/** A line of a log, parsed. `from` is the log group in AWS, or empty for a data folder. */
export interface LogLine {
  from: string;
  says: Record<string, unknown>;
}

/** Parses a line that a function, Lambda or API Gateway wrote. A line that is not JSON becomes a message. */
export function parseLine(from: string, text: string): LogLine {
  try {
    const says: unknown = JSON.parse(text);
    if (typeof says === 'object' && says !== null) return { from, says: says as Record<string, unknown> };
  } catch {
    // The line is not JSON, so we show it unchanged.
  }
  return { from, says: { message: text.trim() } };
}

/** Returns a readable line: its source and each fact with its name. The cause of a fault follows on new lines. */
export function describeLine({ from, says: { _aws, cause, ...facts } }: LogLine): string {
  const named = Object.entries(facts).map(([name, value]) => `${name}=${String(value)}`);
  const first = [from, ...named].filter(Boolean).join('  ');
  return cause === undefined ? first : `${first}\n  ${String(cause).replaceAll('\n', '\n  ')}`;
}
