import type middy from '@middy/core';
import { type FunctionName, loadEnvironment } from '../../env.ts';
import { withSecrets } from '../../secrets/with-secrets.ts';

/** Reads the function's variables before the first request. Answers and logs a missing variable like any other error. */
export function environment(name: FunctionName): middy.MiddlewareObj {
  let isLoaded = false;
  return {
    before: async () => {
      if (!isLoaded) loadEnvironment(name, await withSecrets(process.env));
      isLoaded = true;
    },
  };
}
