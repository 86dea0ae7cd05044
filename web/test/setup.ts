import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

// happy-dom has no Web Locks; one tab needs no more than to be called.
Object.defineProperty(navigator, 'locks', {
  configurable: true,
  value: { request: (_name: string, run: () => Promise<unknown>) => run() },
});
