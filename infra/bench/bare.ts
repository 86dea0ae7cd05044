import { randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { waits } from '#functions/waits.ts';
import type { Request } from './meter.ts';
import { kindOf, type Row, renamed } from './rows.ts';

/**
 * Contains the bare handler, with which the benchmark compares our handlers. The bare handler repeats the recorded requests of
 * our handler to the table in the same steps, and does nothing else.
 */

/** Opens a client with the settings of the functions' own client. */
export const openBareClient = (): DynamoDBDocumentClient =>
  DynamoDBDocumentClient.from(new DynamoDBClient(waits.table), { marshallOptions: { removeUndefinedValues: true } });

type Send = (client: DynamoDBDocumentClient, input: never) => Promise<object>;
const senders: Record<string, Send> = {
  GetItemCommand: (client, input) => client.send(new GetCommand(input)),
  QueryCommand: (client, input) => client.send(new QueryCommand(input)),
  BatchGetItemCommand: (client, input) => client.send(new BatchGetCommand(input)),
  TransactWriteItemsCommand: (client, input) => client.send(new TransactWriteCommand(input)),
  UpdateItemCommand: (client, input) => client.send(new UpdateCommand(input)),
};

/** The steps of one call. Each is a list of requests that are sent together. */
export type Script = Request[][];

/** Groups recorded requests by their step. */
export const scriptOf = (requests: readonly Request[]): Script =>
  [...new Set(requests.map((request) => request.step))].map((step) =>
    requests.filter((request) => request.step === step),
  );

const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

interface Put {
  Item?: Row;
  ConditionExpression?: string;
  ExpressionAttributeNames?: object;
  ExpressionAttributeValues?: object;
}

/**
 * Removes the conditions on the chunks of a person's own job list. Our handler and the bare one write the same chunk, so the
 * condition of the recorded request would no longer be true.
 */
function withoutConditionOnList(request: Request): Request {
  const { TransactItems, ...rest } = request.input as { TransactItems?: { Put?: Put }[] };
  if (!TransactItems) return request;
  const items = TransactItems.map((item) => {
    if (!item.Put?.Item || kindOf(item.Put.Item) !== 'ownlist') return item;
    const {
      ConditionExpression: _,
      ExpressionAttributeNames: _names,
      ExpressionAttributeValues: _values,
      ...put
    } = item.Put;
    return { Put: put };
  });
  return { ...request, input: { ...rest, TransactItems: items } };
}

/**
 * Returns a script for the same call about a new item. `ids` maps known ids to new ones, ids in `staying` remain, and all other
 * ids become random new ids.
 */
export function freshScript(script: Script, ids: ReadonlyMap<string, string>, staying: ReadonlySet<string>): Script {
  const found = new Set(JSON.stringify(script).match(uuids));
  const fresh = [...found].filter((id) => !staying.has(id) && !ids.has(id)).map((id) => [id, randomUUID()] as const);
  const requests = script.map((step) => step.map(withoutConditionOnList));
  return renamed(requests, [...ids, ...fresh]);
}

/** Sends the requests of a script step by step, and answers with the rows that it read. */
export async function bareHandler(
  client: DynamoDBDocumentClient,
  event: Pick<APIGatewayProxyEventV2, 'body'>,
  script: Script,
): Promise<APIGatewayProxyStructuredResultV2> {
  if (event.body) JSON.parse(Buffer.from(event.body, 'base64').toString('utf8'));
  const answers: object[] = [];
  for (const step of script) {
    const sent = step.map(({ command, input }) => {
      const send = senders[command];
      if (!send) throw new Error(`The bare handler does not support ${command}.`);
      return send(client, input as never);
    });
    answers.push(...(await Promise.all(sent)));
  }
  const rows = answers.flatMap((answer) => Reflect.get(answer, 'Items') ?? Reflect.get(answer, 'Item') ?? []);
  return { statusCode: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ rows }) };
}
