import type { FieldChange } from '#shared/domain/changes.ts';
import { type ErrorCode, errorCodes } from '#shared/errors.ts';
import { setting } from './env.ts';

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

function inWords(seconds: number): string {
  if (seconds < 60) return counted(seconds, 'second');
  return seconds < 3600 ? counted(Math.ceil(seconds / 60), 'minute') : counted(Math.ceil(seconds / 3600), 'hour');
}

/** Returns the message of a code. `rate_limited` adds the time to wait, and `suspended` the support email address. */
function messageOf(code: ErrorCode, seconds: number | undefined): string {
  if (code === 'rate_limited' && seconds !== undefined)
    return `Too many attempts. Please try again in ${inWords(seconds)}.`;
  const { message } = errorCodes[code];
  return code === 'suspended' ? `${message} To ask why, email ${setting('SUPPORT_EMAIL')}.` : message;
}

/**
 * The only error that use cases throw on purpose. It becomes an answer with the status of its code. Any other error is a bug or a
 * fault of a service.
 */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly changes: readonly FieldChange[] | undefined;
  readonly version: number | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    options: {
      message?: string;
      fields?: Record<string, string>;
      changes?: readonly FieldChange[];
      version?: number;
      retryAfterSeconds?: number;
      cause?: unknown;
    } = {},
  ) {
    const { message = messageOf(code, options.retryAfterSeconds) } = options;
    super(message, { cause: options.cause });
    this.name = 'Refusal';
    this.code = code;
    this.fields = options.fields;
    this.changes = options.changes;
    this.version = options.version;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

export const notFound = (): Refusal => new Refusal('not_found');

export const invalid = (path: string, message: string): Refusal =>
  new Refusal('invalid', { fields: { [path]: message } });

export const unavailable = (cause: unknown): Refusal => new Refusal('unavailable', { retryAfterSeconds: 2, cause });
