import { type ErrorCode, errorCodes } from '#shared/errors.ts';

/** The only error that use cases throw on purpose. It becomes an answer. Any other error is our fault. */
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
