import type middy from '@middy/core';
import { type FunctionName, loadEnvironment } from '../../env.ts';

/** Reads the function's variables before the first request. A missing variable is answered and logged like any other error. */
export function environment(name: FunctionName): middy.MiddlewareObj {
  let isLoaded = false;
  return {
    before: () => {
      if (!isLoaded) loadEnvironment(name);
      isLoaded = true;
    },
  };
}
