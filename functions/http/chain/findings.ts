import type middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Actor, RequestFacts } from '../../core/actor.ts';

/** What the links of the chain find out about a request, each in its turn; the use case is handed all of it. */
export interface Findings {
  request: RequestFacts;
  actor: Actor | null;
  /** The content as it was sent, before anybody has looked whether it makes sense. */
  rawBody: unknown;
  bodyHash: string;
  params: Record<string, string>;
  /** What the row check has read. */
  loaded: unknown;
  query: unknown;
  body: unknown;
}

/** A request on its way through the chain. */
export type CheckedEvent = APIGatewayProxyEventV2 & { findings: Findings };
export type Result = APIGatewayProxyStructuredResultV2;

/** One check of the chain: refuses by throwing, answers at once by returning an answer, and otherwise lets the request on. */
export interface Link extends middy.MiddlewareObj<CheckedEvent, Result> {
  before: (request: { event: CheckedEvent }) => void | Promise<Result | undefined> | Promise<void>;
}
