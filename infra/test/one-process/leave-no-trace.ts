import { afterAll } from 'vitest';
import { jest } from './jest-in-vitest.ts';

/** What a file has put in place ends with it, because another one comes next in the same process. */

const before = { ...process.env };

afterAll(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
});
