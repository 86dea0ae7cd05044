import { createRequire } from 'node:module';
import react from 'react';
import { flushSync } from 'react-dom';
import { unstable_IdlePriority as idle, unstable_scheduleCallback as schedule } from 'scheduler';

/**
 * The page tests run on React's build for production, as people do, which takes a fifth less time than its build for
 * developers. It has no `act`, which the testing library calls around whatever it does to a page, so that a test finds all
 * that follows from it. These do the same.
 */

const ours = createRequire(import.meta.url);
if (createRequire(ours.resolve('react-dom')).resolve('scheduler') !== ours.resolve('scheduler'))
  throw new Error('React plans its work elsewhere: pin the scheduler that react-dom uses.');

/** Ends when React has done all the work that it has planned so far, because idle work comes last. */
export const settled = () => new Promise<void>((resolve) => void schedule(idle, () => resolve()));

/** Returns something to wait for in any case, as React's own does. */
function act(run: () => unknown): PromiseLike<unknown> {
  const result = flushSync(run);
  if (result instanceof Promise) return result.finally(settled);
  flushSync(() => undefined);
  // biome-ignore lint/suspicious/noThenProperty: The testing library waits only if it is asked to.
  return { then: (done) => settled().then(() => done?.(result)) as never };
}
Object.assign(react, { act });
