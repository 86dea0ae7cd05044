import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** One request to the table: its command, its step and the capacity it used. */
export interface Request {
  command: string;
  input: Record<string, unknown>;
  /** Requests in the same step ran at the same time. */
  step: number;
  units: number;
}

const meterName = 'meter';
const unitsOf = (consumed: unknown): number => {
  const parts = (Array.isArray(consumed) ? consumed : [consumed]) as ({ CapacityUnits?: number } | undefined)[];
  return parts.reduce((sum, part) => sum + (part?.CapacityUnits ?? 0), 0);
};

/** Runs an action and returns every request it made to the table, with the capacity DynamoDB reports. */
export async function metered(client: DynamoDBDocumentClient, run: () => Promise<unknown>): Promise<Request[]> {
  const requests: Request[] = [];
  let inFlight = 0;
  let step = 0;
  client.middlewareStack.add(
    (next, context) => async (args) => {
      if (inFlight === 0) step += 1;
      inFlight += 1;
      const request: Request = { command: String(context.commandName), input: { ...args.input }, step, units: 0 };
      requests.push(request);
      try {
        const result = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' } as never });
        request.units = unitsOf(Reflect.get(result.output, 'ConsumedCapacity'));
        return result;
      } finally {
        inFlight -= 1;
      }
    },
    { step: 'initialize', priority: 'high', name: meterName },
  );
  try {
    await run();
  } finally {
    client.middlewareStack.remove(meterName);
  }
  return requests;
}
