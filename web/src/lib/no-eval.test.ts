import './no-eval.ts';
import { expect, it } from 'vitest';
import { config } from 'zod';

it('zod finds the setting that stops it from trying eval, which the content security policy forbids', () => {
  expect(config().jitless).toBe(true);
});
