import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A long limit that only stops waits that hang.
configure({ asyncUtilTimeout: 120_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
});

// happy-dom has no Web Locks. With one tab, it is enough to run the callback.
Object.defineProperty(navigator, 'locks', {
  configurable: true,
  value: { request: (_name: string, run: () => Promise<unknown>) => run() },
});
