import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod';
import { readBody } from './http-server.ts';

/** An error with the name AWS uses. The SDK turns the name into the class that callers catch. */
export class ServiceError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 400,
  ) {
    super(message);
  }
}

export type Operation = (input: unknown) => unknown;

const bodyLimit = 1_000_000;

/** Parses an operation's input, and rejects bad input the way AWS does. */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown, errorCode: string): T {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new ServiceError(errorCode, z.prettifyError(parsed.error));
  return parsed.data;
}

async function run(operations: Record<string, Operation>, request: IncomingMessage): Promise<unknown> {
  const target = String(request.headers['x-amz-target'] ?? '');
  const name = target.slice(target.indexOf('.') + 1);
  const body = await readBody(request, bodyLimit);
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
  if (!operation) throw new ServiceError('UnknownOperationException', `This stand-in has no operation ${target}.`);
  let input: unknown;
  try {
    input = JSON.parse(body.toString() || '{}');
  } catch {
    throw new ServiceError('SerializationException', 'The body is not JSON.');
  }
  return operation(input);
}

/** Returns an output as JSON. In this protocol, times are numbers of seconds, not strings. */
function stringify(output: unknown): string {
  return JSON.stringify(output ?? {}, function (this: Record<string, unknown>, key, value) {
    const original = this[key];
    return original instanceof Date ? original.getTime() / 1_000 : value;
  });
}

/** Serves the AWS JSON protocol (`POST /` with `X-Amz-Target`) that KMS and Cognito use. */
export async function answerJsonProtocol(
  operations: Record<string, Operation>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = (status: number, body: string) =>
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(body);
  try {
    answer(200, stringify(await run(operations, request)));
  } catch (error) {
    const known = error instanceof ServiceError ? error : new ServiceError('InternalFailure', String(error), 500);
    answer(known.status, JSON.stringify({ __type: known.code, message: known.message }));
  }
}
