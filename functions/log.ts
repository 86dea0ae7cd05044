import { appendFileSync } from 'node:fs';
import { isSilent, logFile, metricsNamespace } from './env.ts';

/** Describes an error and its causes, without their stack traces. */
export function describeCauses(error: unknown): string {
  const found: string[] = [];
  for (let at = error; at !== undefined && found.length < 5; at = at instanceof Error ? at.cause : undefined)
    found.push(String(at));
  return found.join(', caused by ');
}

/** Writes one line of JSON for a fault. It has only ids, codes and stack traces, and never a request body or a row. */
export function logFault(facts: Record<string, string | undefined>, error: unknown): void {
  if (isSilent()) return;
  const cause = error instanceof Error ? error.stack : String(error);
  const line = `${JSON.stringify({ level: 'error', ...facts, cause })}\n`;
  process.stderr.write(line);
  keep(line);
}

/** Writes one line for a notable event that is not a fault. */
export function logNotice(facts: Record<string, string>): void {
  if (isSilent()) return;
  const line = `${JSON.stringify({ level: 'info', time: new Date().toISOString(), ...facts })}\n`;
  if (!keep(line)) process.stderr.write(line);
}

interface RequestLine {
  /** When the request arrived, in milliseconds. */
  at: number;
  requestId: string;
  /** The route, never the path: the path of a share link contains its token. */
  routeKey: string;
  actorId: string | undefined;
  status: number;
  /** The code of a refusal. */
  code: string | undefined;
  milliseconds: number;
}

export const outcomes = ['done', 'refused', 'failed'] as const;
export type Outcome = (typeof outcomes)[number];

const outcomeOf = (status: number): Outcome => {
  if (status < 400) return 'done';
  return status < 500 ? 'refused' : 'failed';
};

/** Writes one line for each request. In AWS, CloudWatch also reads a metric from it, which counts and times each outcome. */
export function logRequest({ at, status, ...facts }: RequestLine): void {
  if (isSilent()) return;
  const Namespace = metricsNamespace();
  const metric = { Namespace, Dimensions: [['outcome']], Metrics: [{ Name: 'milliseconds', Unit: 'Milliseconds' }] };
  const line = `${JSON.stringify({
    level: 'info',
    event: 'request',
    time: new Date(at).toISOString(),
    ...facts,
    status,
    outcome: outcomeOf(status),
    ...(Namespace ? { _aws: { Timestamp: at, CloudWatchMetrics: [metric] } } : {}),
  })}\n`;
  if (!keep(line)) process.stderr.write(line);
}

/** Writes the line to the log file on one machine. Returns false if there is no such file. */
function keep(line: string): boolean {
  const file = logFile();
  if (file) appendFileSync(file, line);
  return file !== undefined;
}
