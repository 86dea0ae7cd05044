import { Duration } from 'aws-cdk-lib';
import type { Code } from 'aws-cdk-lib/aws-lambda';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { FunctionName } from '#functions/env.ts';
import { functionNames } from '../../build/bundle.ts';
import { accept } from '../stage/accepted-findings.ts';
import type { StageSettings } from '../stage/stages.ts';
import { AppFunction } from './app-function.ts';
import { environmentOf, type Variables } from './environment.ts';
import type { Grant } from './grants.ts';

interface FunctionsProps {
  codeOf: (name: FunctionName) => Code;
  variables: Variables;
  grants: Record<FunctionName, Grant[]>;
  /** The queue for events that Lambda accepted and the function could not handle. */
  deadLetters: Record<(typeof invokedLater)[number], IQueue>;
  settings: StageSettings;
}

/** The asynchronous functions: no caller waits for their answers. */
const invokedLater = ['sweeper', 'returns'] as const;
const isInvokedLater = (name: FunctionName): name is (typeof invokedLater)[number] =>
  (invokedLater as readonly string[]).includes(name);

/**
 * Timeouts in seconds. A sweep must end before the next one starts 60 s later. `apiTimeout` must be less than the 30 s that API
 * Gateway waits.
 */
const timeouts: Partial<Record<FunctionName, number>> = { consumer: 60, sweeper: 55 };
const apiTimeout = 20;

export type Functions = Record<FunctionName, AppFunction>;

export function createFunctions(scope: Construct, props: FunctionsProps): Functions {
  const create = (name: FunctionName): AppFunction =>
    new AppFunction(scope, name, {
      code: props.codeOf(name),
      environment: environmentOf(name, props.variables),
      grants: props.grants[name],
      timeout: Duration.seconds(timeouts[name] ?? apiTimeout),
      settings: props.settings,
      deadLetters: isInvokedLater(name) ? props.deadLetters[name] : undefined,
    });
  const functions = Object.fromEntries(functionNames.map((name) => [name, create(name)])) as Functions;
  for (const name of functionNames) {
    if (isInvokedLater(name)) continue;
    const reason =
      name === 'consumer'
        ? 'The stream mapping waits for the answer and keeps failed records in its own queue.'
        : 'API Gateway waits for the answer, so there is never a failed event to keep.';
    accept(functions[name].lambda, { 'Serverless-LambdaDLQ': reason });
  }
  return functions;
}
