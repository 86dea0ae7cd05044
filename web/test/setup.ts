import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What a screen is waited for ends only a wait that hangs.
configure({ asyncUtilTimeout: 120_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
});

// happy-dom has no Web Locks; one tab needs no more than to be called.
Object.defineProperty(navigator, 'locks', {
  configurable: true,
  value: { request: (_name: string, run: () => Promise<unknown>) => run() },
});
