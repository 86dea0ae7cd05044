import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { afterEach } from 'vitest';
import { settled } from './settled-react.ts';

/** Set while something is waited for. Its attempts that fail are thrown away, so only the last one shows the page. */
const isAttempt = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

const { asyncWrapper } = getConfig();
configure({
  asyncWrapper: (run) => asyncWrapper(() => run().finally(settled)),
  // A long limit that only stops waits that hang.
  asyncUtilTimeout: 120_000,
  getElementError: (message, container) => {
    const page = isAttempt() ? [] : [prettyDOM(container)];
    return Object.assign(new Error([message, ...page].join('\n\n')), { name: 'TestingLibraryElementError' });
  },
});

afterEach(() => {
  cleanup();
  localStorage.clear();
});

// happy-dom has no Web Locks. Calls of one page wait for each other too, so each lock has a queue.
const queues = new Map<string, Promise<unknown>>();
Object.defineProperty(navigator, 'locks', {
  configurable: true,
  value: {
    request: (name: string, run: () => Promise<unknown>) => {
      const turn = (queues.get(name) ?? Promise.resolve()).then(run);
      queues.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
  },
});
