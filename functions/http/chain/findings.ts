import type middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Actor, RequestFacts } from '../../core/actor.ts';

/** The results of the checks on a request. Each link adds its own, and the use case receives all of them. */
export interface Findings {
  request: RequestFacts;
  actor: Actor | null;
  /** The parsed JSON of the body, not yet validated. */
  rawBody: unknown;
  bodyHash: string;
  params: Record<string, string>;
  /** The stored item that the row check has read. */
  loaded: unknown;
  query: unknown;
  body: unknown;
}

/** A request on its way through the chain. */
export type CheckedEvent = APIGatewayProxyEventV2 & { findings: Findings };
export type Result = APIGatewayProxyStructuredResultV2;

/** One check of the chain. It throws to refuse, returns an answer to end the chain, or returns nothing to pass the request on. */
export interface Link extends middy.MiddlewareObj<CheckedEvent, Result> {
  before: (request: { event: CheckedEvent }) => void | Promise<Result | undefined> | Promise<void>;
}
