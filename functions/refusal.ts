import { type ErrorCode, errorCodes } from '#shared/errors.ts';

/** The only error a use case throws on purpose: it becomes an answer; everything else is a fault of ours. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    options: { message?: string; fields?: Record<string, string>; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(options.message ?? errorCodes[code].message, { cause: options.cause });
    this.name = 'Refusal';
    this.code = code;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

export const notFound = (): Refusal => new Refusal('not_found');

export const invalid = (path: string, message: string): Refusal =>
  new Refusal('invalid', { fields: { [path]: message } });

export const unavailable = (cause: unknown): Refusal => new Refusal('unavailable', { retryAfterSeconds: 2, cause });
