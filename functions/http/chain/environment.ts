import type middy from '@middy/core';
import { type FunctionName, loadEnvironment } from '../../env.ts';

/** Reads the function's variables before its first request, so that a missing one is answered and logged like any fault. */
export function environment(name: FunctionName): middy.MiddlewareObj {
  let isLoaded = false;
  return {
    before: () => {
      if (!isLoaded) loadEnvironment(name);
      isLoaded = true;
    },
  };
}
