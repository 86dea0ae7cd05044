import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// A long limit that only stops waits that hang.
configure({ asyncUtilTimeout: 120_000 });

// Files share a process and its window, so each leaves them as it found them. A link to a download changes the address.
const { href } = location;
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  Reflect.get(window, 'happyDOM').setURL(href);
});
// A script that is still loading when the window goes is lost for the files after it too.
afterAll(() => vi.dynamicImportSettled());
afterAll(() => void vi.unstubAllGlobals());

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
