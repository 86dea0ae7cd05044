import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/**
 * Sends the table's commands over a plain connection. The SDK signs, serialises and retries each one, which takes a
 * millisecond: half of the time of a test. What the SDK itself does is tested in infra/test/cloud, by everything that starts
 * the whole application, and by the full run, which calls Amazon's engine through it.
 */

const operations: Partial<Record<string, string>> = {
  GetItemCommand: 'GetItem',
  PutItemCommand: 'PutItem',
  UpdateItemCommand: 'UpdateItem',
  DeleteItemCommand: 'DeleteItem',
  QueryCommand: 'Query',
  ScanCommand: 'Scan',
  BatchGetItemCommand: 'BatchGetItem',
  BatchWriteItemCommand: 'BatchWriteItem',
  TransactGetItemsCommand: 'TransactGetItems',
  TransactWriteItemsCommand: 'TransactWriteItems',
};

type Convert = (value: never) => unknown;
type Message = Record<string, unknown>;

/** A part of a message that holds one row, or some attributes of it. */
const oneRow = new Set([
  'Key',
  'Item',
  'Attributes',
  'ExpressionAttributeValues',
  'ExclusiveStartKey',
  'LastEvaluatedKey',
]);
const manyRows = new Set(['Keys', 'Items']);

function rowWith(convert: Convert, row: Message): Message {
  const converted: Message = {};
  for (const [name, value] of Object.entries(row)) if (value !== undefined) converted[name] = convert(value as never);
  return converted;
}

/** A message in which each row is converted, wherever it is. */
function withRows(convert: Convert, message: unknown, isList = false): unknown {
  if (Array.isArray(message)) return message.map((each) => (isList ? rowWith(convert, each) : withRows(convert, each)));
  if (typeof message !== 'object' || message === null) return message;
  const converted: Message = {};
  for (const [name, value] of Object.entries(message)) {
    if (value === undefined) continue;
    if (oneRow.has(name)) converted[name] = rowWith(convert, value as Message);
    // What a batch has read is a list of rows for each table.
    else if (name === 'Responses' && !Array.isArray(value))
      converted[name] = Object.fromEntries(
        Object.entries(value as Message).map(([table, list]) => [table, withRows(convert, list, true)]),
      );
    else converted[name] = withRows(convert, value, manyRows.has(name));
  }
  return converted;
}

/** An instance of a class is refused, as the SDK does. */
const isPlain = (value: object): boolean =>
  [undefined, 'Object'].includes(Object.getPrototypeOf(value)?.constructor.name);

/** A value as the table takes it. In JSON, bytes are base64. */
function toTable(value: unknown): Message {
  if (value === null) return { NULL: true };
  if (typeof value === 'string') return { S: value };
  if (Number.isFinite(value)) return { N: String(value) };
  if (typeof value === 'boolean') return { BOOL: value };
  if (Array.isArray(value)) return { L: value.filter((each) => each !== undefined).map(toTable) };
  if (ArrayBuffer.isView(value))
    return { B: Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64') };
  if (typeof value === 'object' && isPlain(value)) return { M: rowWith(toTable, value as Message) };
  throw new Error(`The table takes no ${typeof value}.`);
}

function fromTable(value: Message): unknown {
  const [kind = '', of] = Object.entries(value)[0] ?? [];
  if (kind === 'S' || kind === 'BOOL') return of;
  if (kind === 'N') return Number(of);
  if (kind === 'NULL') return null;
  if (kind === 'L') return (of as Message[]).map(fromTable);
  if (kind === 'M') return rowWith(fromTable, of as Message);
  if (kind === 'B') return new Uint8Array(Buffer.from(String(of), 'base64'));
  throw new Error(`No row of ours holds a ${kind}.`);
}

/** The error that the SDK makes of a refusal. */
function errorOf(status: number, { __type = '', message, Message: other, ...rest }: Message): Error {
  const name = String(__type).split('#').at(-1) ?? '';
  return Object.assign(new Error(String(message ?? other ?? name)), {
    name,
    ...rest,
    $metadata: { httpStatusCode: status },
  });
}

export function callQuickly(client: DynamoDBDocumentClient, endpoint: string): () => void {
  const agent = new Agent({ keepAlive: true });
  const send = (operation: string, body: string): Promise<{ status: number; answer: Message }> =>
    new Promise((resolve, reject) => {
      const headers = {
        'content-type': 'application/x-amz-json-1.0',
        'content-length': Buffer.byteLength(body),
        'x-amz-target': `DynamoDB_20120810.${operation}`,
        // The engine wants to see a signature, and does not check it.
        authorization:
          'AWS4-HMAC-SHA256 Credential=test/20260101/test/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
        'x-amz-date': '20260101T000000Z',
      };
      const outgoing = request(endpoint, { method: 'POST', agent, headers }, (incoming) => {
        text(incoming)
          .then((said) => resolve({ status: incoming.statusCode ?? 0, answer: JSON.parse(said) }))
          .catch(reject);
      });
      outgoing.on('error', reject);
      outgoing.end(body);
    });

  /** Tries again what the SDK would: a call that the engine could not answer, or whose connection broke. */
  async function ask(operation: string, body: string, triesLeft = 2): Promise<Message> {
    try {
      const { status, answer } = await send(operation, body);
      if (status === 200) return answer;
      throw errorOf(status, answer);
    } catch (error) {
      const { $metadata } = error as { $metadata?: { httpStatusCode: number } };
      if (triesLeft === 0 || ($metadata && $metadata.httpStatusCode < 500)) throw error;
      await delay(100);
      return ask(operation, body, triesLeft - 1);
    }
  }

  client.middlewareStack.add(
    (next, context) => async (args) => {
      const operation = operations[String(context.commandName)];
      if (operation === undefined) return next(args);
      const answer = await ask(operation, JSON.stringify(withRows(toTable, args.input)));
      return {
        response: {},
        output: { ...(withRows(fromTable, answer) as object), $metadata: { httpStatusCode: 200 } },
      };
    },
    { name: 'quickCalls', step: 'initialize', priority: 'low' },
  );
  return () => {
    client.middlewareStack.remove('quickCalls');
    agent.destroy();
  };
}
