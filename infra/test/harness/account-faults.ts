import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { S3Client } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { jest } from '@jest/globals';

/** Simulated faults between the handlers and their services. The services themselves are real. */

type Send = (command: object, ...rest: unknown[]) => Promise<unknown>;
const clients = { pool: CognitoIdentityProviderClient, table: DynamoDBDocumentClient, store: S3Client };
type Service = keyof typeof clients;

const nameOf = (command: object): string => command.constructor.name.replace(/Command$/, '');
const prototypeOf = (service: Service) => clients[service].prototype as unknown as { send: Send };

/** Returns an error with this name. It has no stack, so that the log of a test stays short. */
export const fault = (name: string): Error =>
  Object.assign(new Error(name), { name, stack: `${name}, put in by a test` });
export const crash = (): Error => fault('Crash');

interface Watch {
  /** The input of every call of the operation so far. */
  inputs: Record<string, unknown>[];
  stop(): void;
}

interface Plan {
  service: Service;
  operation: string;
  /** `before`: the call never reaches the service. `after`: the service has done the call, and only the reply is lost. */
  when: 'before' | 'after';
  error?: Error;
  /** A function to run at the moment that `when` names, instead of throwing an error. */
  interruption?: () => Promise<unknown>;
  /** The index of the call to fail or interrupt, counted from 0. Without an index, every call fails or is interrupted. */
  only?: number;
}

async function interfere({ error, interruption }: Plan): Promise<void> {
  await interruption?.();
  if (error) throw error;
}

/** Records the calls of one operation, and fails or interrupts those that `plan` selects. All other calls reach the service. */
export function watch(service: Service, operation: string, plan?: Plan): Watch {
  const target = prototypeOf(service);
  const send = target.send;
  const inputs: Record<string, unknown>[] = [];
  const spy = jest.spyOn(target, 'send').mockImplementation(async function (this: unknown, command, ...rest) {
    if (nameOf(command) !== operation) return send.call(this, command, ...rest);
    const isMeant = plan !== undefined && (plan.only === undefined || plan.only === inputs.length);
    inputs.push(Reflect.get(command, 'input') as Record<string, unknown>);
    if (isMeant && plan.when === 'before') await interfere(plan);
    const answer = await send.call(this, command, ...rest);
    if (isMeant && plan.when === 'after') await interfere(plan);
    return answer;
  });
  return { inputs, stop: () => spy.mockRestore() };
}

/** Runs a function while `plan` fails or interrupts an operation. */
export async function during<T>(plan: Plan, run: () => Promise<T>): Promise<T> {
  const watching = watch(plan.service, plan.operation, plan);
  try {
    return await run();
  } finally {
    watching.stop();
  }
}
