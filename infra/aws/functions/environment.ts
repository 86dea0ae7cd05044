import { type EnvironmentOf, environments, type FunctionName } from '#functions/env.ts';

type Intersection<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void ? I : never;

/**
 * All variables in the functions' schemas. If a schema names a new variable, the stack does not compile without a value for it.
 */
export type Variables = Intersection<{ [F in FunctionName]: EnvironmentOf<F> }[FunctionName]>;

/** Picks exactly the values that this function's schema names. */
export function environmentOf<F extends FunctionName>(name: F, variables: Variables): EnvironmentOf<F> {
  const names = Object.keys(environments[name].shape) as (keyof Variables)[];
  const present = names.flatMap((key) => (variables[key] === undefined ? [] : [[key, variables[key]]]));
  return Object.fromEntries(present) as EnvironmentOf<F>;
}
