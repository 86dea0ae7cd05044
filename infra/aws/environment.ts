import { type EnvironmentOf, environments, type FunctionName } from '#functions/env.ts';

type Variable = { [F in FunctionName]: keyof EnvironmentOf<F> }[FunctionName];
/** Left out where the stage has none: cookies need a suffix only where two applications share a host name. */
type Optional = 'COOKIE_SUFFIX' | 'GOOGLE_MAPS_API_KEY';
export type Variables = Record<Exclude<Variable, Optional>, string> & Partial<Record<Optional, string>>;

/** Of everything the stack knows, exactly what the schema of this function names. */
export function environmentOf<F extends FunctionName>(name: F, variables: Variables): EnvironmentOf<F> {
  const names = Object.keys(environments[name].shape) as Variable[];
  const present = names.flatMap((key) => (variables[key] === undefined ? [] : [[key, variables[key]]]));
  return Object.fromEntries(present) as EnvironmentOf<F>;
}
