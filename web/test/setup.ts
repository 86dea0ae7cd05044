import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// A long limit that only stops waits that hang.
configure({ asyncUtilTimeout: 120_000 });

// Test files share a process and its window, so each test restores the URL, which a download link changes.
const { href } = location;
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  Reflect.get(window, 'happyDOM').setURL(href);
});
// Waits for scripts, because a script that is still loading when the window closes would be lost for later files too.
afterAll(() => vi.dynamicImportSettled());
afterAll(() => void vi.unstubAllGlobals());

// Replaces Web Locks, which happy-dom does not have. Calls of one page also wait for each other, so each lock has a queue.
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
